import { listAdminAds } from '@souk/contract/modules/admin/ads';
import { areas, mayWorkIn } from '@souk/contract/modules/admin/areas';
import { getAdmin } from '@souk/contract/modules/admin/sessions';
import type { Endpoint } from '@souk/contract/shared/endpoint';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildAdmin } from '../testing.ts';
import { areaOf } from './answer-desk.ts';
import { checkGrant } from './area.policy.ts';

/** Parameters that name no record, so that the call has no effect. */
const nobody = {
  id: 999_999_999,
  image_id: 999_999_999,
  slug: 'no-such-page',
  kind: 'document',
};

/** A body that every admin endpoint can parse, so that only the area decides. */
const anyBody = {
  ids: [nobody.id],
  reason: 'None',
  note: 'None',
  action: 'dismiss',
  decision: 'reject',
  is_answered: true,
  name: 'Any',
  type: 'classified',
  attributes: [],
  permissions: ['roles'],
  title: 'Any',
  content: 'Any',
  question: 'Any',
  answer: 'Any',
  group: 'Any',
  page_id: 'nowhere',
};

const planBody = { seller_types: ['retail'], price: '10', period: 'monthly', boost: 'premium', days: 7 };

const moneyBody = {
  seller_id: null,
  percent: 5,
  price: '10',
  reason: 'No reason',
  lines: [1, -1].map((amount) => ({ account: 'rounding', amount })),
};

/** For paths where a field means something else. */
const bodyFor = ({ path }: Endpoint) => ({
  ...anyBody,
  ...(path.startsWith('/admin/disputes/') ? { decision: 'seller', note: 'None', comment: 'None' } : {}),
  ...(path.startsWith('/admin/subscription-plans') || path === '/admin/boost-prices' ? planBody : {}),
  ...(/^\/admin\/(commission-rules|ledger)/.test(path) ? moneyBody : {}),
  ...(path.startsWith('/admin/food-products/') ? { status: 'verified' } : {}),
  ...(path.endsWith('/act-as') ? { reason: 'A question about an order' } : {}),
  ...(path.endsWith('/preview') ? { seller_id: nobody.id } : {}),
});

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

describe('the areas of the desk', () => {
  test('hold every endpoint below /admin but the way in', async () => {
    const { app } = await startApi();

    const below = app.api.operations
      .map(({ endpoint }) => endpoint)
      .filter(({ path }) => path.startsWith('/admin/'));

    expect(below.filter((endpoint) => !areaOf.has(endpoint)).map(nameOf)).toEqual([
      'POST /admin/login',
      'POST /admin/login/second-step',
    ]);
    expect([...areaOf.keys()].filter(({ access }) => access !== 'admin')).toEqual([]);
  });

  test('are closed to visitors (401) and to everybody who is no admin (403) [B-005]', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    for (const endpoint of areaOf.keys()) {
      const [visitor, stranger] = [
        await as().send(endpoint, { params: nobody }),
        await as(user).send(endpoint, { params: nobody }),
      ];
      expect([nameOf(endpoint), visitor.status, stranger.status]).toEqual([nameOf(endpoint), 401, 403]);
    }
  });

  test.each(areas)('%s opens to whoever has it, and nothing else opens', async (held) => {
    const { as, db } = await startApi();
    const admin = await buildAdmin(db, { permissions: [held] });
    const desk = as(admin);

    for (const [endpoint, area] of areaOf) {
      const body = endpoint.method === 'GET' ? {} : { body: bodyFor(endpoint) };
      const query =
        endpoint.path === '/admin/sale-earnings' ? { query: { kind: 'retail.order', id: 1 } } : {};
      const { status } = await desk.send(endpoint, { params: nobody, ...query, ...body });
      const isOpen = area === 'any' || area === held;
      expect([nameOf(endpoint), status === 403]).toEqual([nameOf(endpoint), !isOpen]);
    }
  });

  test('all open to *', async () => {
    const { as, db } = await startApi();
    const admin = await buildAdmin(db, { permissions: ['*'] });

    await as(admin).call(listAdminAds);

    expect(await as(admin).call(getAdmin)).toMatchObject({ id: admin.id, permissions: ['*'] });
  });
});

describe('a grant', () => {
  test.each([
    { held: ['*'], wanted: ['*'], isAllowed: true },
    { held: ['roles', 'ads'], wanted: ['ads'], isAllowed: true },
    { held: ['roles', 'ads'], wanted: ['users'], isAllowed: false },
    { held: ['roles'], wanted: ['*'], isAllowed: false },
  ])('of $wanted by one who holds $held is allowed: $isAllowed', ({ held, wanted, isAllowed }) => {
    const check = () => checkGrant({ permissions: held }, wanted);

    if (isAllowed) expect(check).not.toThrow();
    else expect(check).toThrow(expect.objectContaining({ code: 'not-allowed' }));
  });

  test('reads * as everything', () => {
    expect(areas.every((area) => mayWorkIn(['*'], area))).toBe(true);
    expect(mayWorkIn(['ads'], 'users')).toBe(false);
  });
});
