import { actAs } from '@souk/contract/modules/admin/sessions';
import { type Endpoint, isOpenToActing } from '@souk/contract/shared/endpoint';
import { sellerTypes } from '@souk/contract/shared/seller-types';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../modules/admin/audit/audit.tables.ts';
import { buildAdmin } from '../modules/admin/testing.ts';
import { buildUser, type TestUser } from '../modules/identity/testing.ts';
import { startApi, type TestApi } from './start-api.ts';

const reason = 'They asked for help.';
const nobody = 999_999_999;

/** Words in paths of what only the owner may do; a new call of this kind must say `refused`, or be a write. */
const closed =
  /message|conversation|correspondent|card|setup-intent|paypal|stripe|payout-account|payment(?!-method)|password|session|otp|export|refund|place-order|checkout.*pay|\/pay|subscription\/|boost-payment|offer|change-(email|mobile)|food_profile/;
/** Paths with such a word that neither change nor show anything of it. */
const open =
  /^(GET \/(payouts|payments|refunds|retail|subscription|seller-orders|ad-boost)|.*\/business-by-slug|.*\/special-offers|GET \/.*(offers-of|deals))/;

const paramsOf = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, nobody]));

describe('an admin who acts for somebody', () => {
  let api: TestApi;
  let admin: TestUser;
  beforeAll(async () => {
    api = await startApi();
    admin = await buildAdmin(api.db, { permissions: ['users'] });
  });

  test.each(sellerTypes)(
    'is kept out of every closed call of a %s, and each try is on the record',
    async (sellerType) => {
      const user = await buildUser(api.db, { sellerType });
      const acting = api.as(await api.as(admin).call(actAs, { params: { id: user.id }, body: { reason } }));
      const wrong: string[] = [];
      let refused = 0;
      for (const { endpoint, name } of api.app.api.operations) {
        if (isOpenToActing(endpoint) || endpoint.access === 'admin') continue;
        const { status } = await acting.send(endpoint, { params: paramsOf(endpoint), body: {} });
        if (status !== 403) wrong.push(`${name} answers ${status}`);
        refused += 1;
      }

      expect(wrong).toEqual([]);
      expect(refused).toBeGreaterThan(80);
      const lines = await api.db.select().from(auditLog).where(eq(auditLog.actingForId, user.id));
      expect(lines.filter(({ action }) => action === 'desk.act-refused').length).toBeGreaterThan(20);
    },
  );

  test('finds messages, keys and money closed, however they are called', () => {
    const left = api.app.api.operations
      .filter(({ endpoint }) => endpoint.access !== 'admin')
      .filter(
        ({ endpoint, name }) => closed.test(endpoint.path) && isOpenToActing(endpoint) && !open.test(name),
      )
      .map(({ name }) => name);

    expect(left).toEqual([]);
  });

  test('reads on the record: which call, which row', async () => {
    const user = await buildUser(api.db);
    const acting = api.as(await api.as(admin).call(actAs, { params: { id: user.id }, body: { reason } }));
    const looks = api.app.api.operations.filter(
      ({ endpoint }) =>
        endpoint.method === 'GET' && endpoint.access === 'signed-in' && isOpenToActing(endpoint),
    );

    for (const { endpoint } of looks) await acting.send(endpoint, { params: paramsOf(endpoint) });

    const lines = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actingForId, user.id))
      .orderBy(desc(auditLog.id));
    const notes = new Set(lines.filter(({ action }) => action === 'desk.looked').map(({ note }) => note));
    expect(looks.map(({ name }) => name).filter((name) => !notes.has(name))).toEqual([]);
    expect(lines.some(({ targetId }) => targetId === String(nobody))).toBe(true);
  });
});
