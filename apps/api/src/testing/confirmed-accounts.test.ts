import { postAd } from '@souk/contract/modules/classifieds/ads';
import { saveDraft } from '@souk/contract/modules/classifieds/drafts';
import { confirmEmail, sendConfirmation } from '@souk/contract/modules/identity/profiles';
import { register } from '@souk/contract/modules/identity/registration';
import { getUserDetail, socialLogin } from '@souk/contract/modules/identity/sessions';
import { sendMessage } from '@souk/contract/modules/messaging/messages';
import { type Endpoint, isOpenToVisitors } from '@souk/contract/shared/endpoint';
import { sellerTypes } from '@souk/contract/shared/seller-types';
import { describe, expect, test } from 'vitest';
import { buildUser, lastLinkTokenTo, lastMessageTo } from '../modules/identity/testing.ts';
import { minutesMs } from '../platform/clock.ts';
import { startApi } from './start-api.ts';

const form = (email: string) => ({
  name: 'Amal Haddad',
  email,
  password: 'quiet-river-12',
  confirm_password: 'quiet-river-12',
  countryCode: '+61',
  phone: '0491570006',
  agree_terms: true,
});

const paramsFor = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 999_999_999]));

const isChange = ({ method, access }: Endpoint) =>
  method !== 'GET' && access !== 'admin' && !isOpenToVisitors(access);

/** Calls that reach others or cost money, by words in their path. */
const reachesOthers =
  /message|offer|review|pay|order|report|question|dispute|refund|card|checkout|product|classifieds/;

describe('an account that nobody has confirmed', () => {
  test('may not publish, pay or write, and hears what to do', async () => {
    const { as } = await startApi();
    const user = await as().call(register, { body: form('new@example.test') });

    const refusals = [
      await as(user).send(postAd, { body: {} }),
      await as(user).send(sendMessage, { body: { user_id: 1, message: 'Hello' } }),
    ];

    for (const { status, envelope } of refusals) {
      expect(status).toBe(422);
      expect(envelope).toMatchObject({
        message: 'Please confirm your e-mail address or your phone number first.',
        data: { code: 'account-not-confirmed' },
      });
    }
  });

  test.each(sellerTypes)(
    'is kept by every door from what is not said to be open, as %s',
    async (sellerType) => {
      const { as, db, app } = await startApi();
      const user = await buildUser(db, { sellerType, isConfirmed: false });
      const client = as(user);
      const wrong: string[] = [];

      for (const { endpoint, name } of app.api.operations.filter((one) => isChange(one.endpoint))) {
        if (/^(POST \/logout|DELETE \/(account|sessions))$/.test(name)) continue;
        const { status, envelope } = await client.send(endpoint, { params: paramsFor(endpoint), body: {} });
        const isStopped = (envelope.data as { code?: string } | null)?.code === 'account-not-confirmed';
        // Another kind of account is refused for that reason, before it is asked to confirm anything.
        if (status !== 403 && isStopped === Boolean(endpoint.beforeConfirming))
          wrong.push(`${name} ${status}`);
      }

      expect(wrong).toEqual([]);
    },
  );

  test('may look round, save, keep drafts and mind its own account, and nothing else', async () => {
    const { app } = await startApi();

    const open = app.api.operations.filter(({ endpoint }) => endpoint.beforeConfirming);
    const doubtful = open.filter(({ endpoint }) => reachesOthers.test(endpoint.path));

    expect(doubtful.map(({ name }) => name).sort()).toEqual([
      'DELETE /block-messages/:user_id',
      'DELETE /classifieds/images/:id',
      'POST /block-messages',
      'POST /checkout-preview',
      'POST /classifieds/images',
      'POST /messages/delivered',
      'POST /product_add_remove_favorite',
    ]);
  });

  test('is confirmed by the mailed link, which is sent again on demand, at most once a minute', async () => {
    const { as, db, settle, advance } = await startApi();
    const email = 'linked@example.test';
    const user = await as().call(register, { body: form(email) });
    await settle();
    const first = await lastMessageTo(db, email);
    await as(user).call(sendConfirmation);
    await settle();
    const atOnce = await lastMessageTo(db, email);
    await advance(minutesMs(1));
    await as(user).call(sendConfirmation);
    await settle();

    expect(first?.subject).toBe('Confirm your e-mail address');
    expect(atOnce?.id).toBe(first?.id);
    await as().call(confirmEmail, { body: { token: await lastLinkTokenTo(db, email) } });

    expect(await as(user).call(getUserDetail)).toMatchObject({ is_confirmed: 1 });
    expect((await as(user).send(postAd, { body: {} })).status).toBe(423);
  });

  test('is not, where a provider vouches for the address', async () => {
    const { as } = await startApi();
    const enter = (script: string, email: string) =>
      as().call(socialLogin, {
        body: {
          name: 'Sam',
          email,
          social_id: `id-${email}`,
          login_type: 'google',
          access_token: `${script}:id-${email}:${email}:Sam`,
        },
      });

    expect((await enter('ok', 'vouched@example.test')).is_confirmed).toBe(1);
    expect((await enter('unverified', 'unvouched@example.test')).is_confirmed).toBe(0);
  });

  test('keeps its draft', async () => {
    const { as } = await startApi();
    const user = await as().call(register, { body: form('drafting@example.test') });

    const { status } = await as(user).send(saveDraft, { body: { step: 1 } });

    expect(status).toBe(200);
  });
});
