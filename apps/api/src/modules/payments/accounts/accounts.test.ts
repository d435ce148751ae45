import {
  choosePayoutAccount,
  connectCardAccount,
  connectPaypalAccount,
  finishPayoutAccount,
  getCardAccount,
  getPaypalAccount,
  listPayoutAccounts,
  savePayoutAccount,
} from '@souk/contract/modules/payments/accounts';
import { getProfileSetup } from '@souk/contract/modules/sellers/setup';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { openReadyAccount } from '../testing.ts';
import { payoutAccounts } from './account.tables.ts';

const bank = { account_holder: 'Amal Haddad', bsb: '062-000', account_number: '1234 5678' };

async function shop() {
  const api = await startApi();
  const seller = await buildSeller(api.db);
  return { ...api, seller, at: api.as(seller) };
}

describe('a payout account', () => {
  test('keeps the last digits here and nothing else of the bank', async () => {
    const { at, db, seller } = await shop();

    const saved = await at.call(savePayoutAccount, { body: { ...bank, paypal_email: 'amal@example.test' } });

    expect(saved).toMatchObject({
      method: 'card',
      account_holder: 'Amal Haddad',
      bsb: '•••000',
      account_number: '•••••678',
      is_ready: 0,
      is_chosen: 1,
      requirements: expect.arrayContaining(['Bank account']),
      url: expect.stringContaining('/dev/pay/accounts/'),
    });
    const rows = await db.select().from(payoutAccounts).where(eq(payoutAccounts.sellerId, seller.id));
    expect(JSON.stringify(rows)).not.toMatch(/062000|062-000|12345678|amal@example/);
    expect(await at.call(listPayoutAccounts)).toMatchObject([
      { method: 'card' },
      { method: 'paypal', paypal_email: 'a•••@example.test', is_chosen: 0 },
    ]);
  });

  test('is what Payment Information asks for in the setup of the profile', async () => {
    const { at } = await shop();
    const before = await at.call(getProfileSetup);

    await at.call(savePayoutAccount, { body: bank });

    expect(before.steps).toContain('payment-information');
    expect(before.done).not.toContain('payment-information');
    expect((await at.call(getProfileSetup)).done).toContain('payment-information');
  });

  test.each([
    [{ bsb: '12345' }, { bsb: ['BSB must have 6 digits.'] }],
    [{ bsb: '' }, { bsb: ['BSB is required.'] }],
    [{ account_number: '1234' }, { account_number: ['Account number must have 5 to 9 digits.'] }],
    [{ account_number: '1234567890' }, { account_number: ['Account number must have 5 to 9 digits.'] }],
    [{ account_holder: ' ' }, { account_holder: ['Account holder can not be empty.'] }],
  ])('is refused with %j', async (wrong, errors) => {
    const { at } = await shop();

    const answer = await at.send(savePayoutAccount, { body: { ...bank, ...wrong } });

    expect(answer).toMatchObject({ status: 423, envelope: { errors } });
    expect(await at.call(listPayoutAccounts)).toEqual([]);
  });

  test('is ready once the provider says so, by its webhook', async () => {
    const found = await shop();

    await openReadyAccount(found, found.seller);

    expect(await found.at.call(listPayoutAccounts)).toMatchObject([{ is_ready: 1, requirements: [] }]);
    expect(await found.at.call(getCardAccount)).toEqual({
      connected: true,
      charges_enabled: true,
      payouts_enabled: true,
      requirements: [],
    });
  });

  test('is there once, however often it is connected at once', async () => {
    const { at, db, seller } = await shop();

    const urls = await Promise.all([1, 2, 3].map(() => at.call(connectCardAccount, { body: {} })));

    expect(new Set(urls.map(({ url }) => url)).size).toBe(1);
    expect(await db.$count(payoutAccounts, eq(payoutAccounts.sellerId, seller.id))).toBe(1);
  });

  test('is chosen among several; one is at any time', async () => {
    const { at } = await shop();
    await at.call(connectCardAccount, { body: {} });
    await at.call(connectPaypalAccount, { body: { return_url: '/payout-account' } });

    const chosen = await at.call(choosePayoutAccount, { body: { method: 'paypal' } });

    expect(chosen).toMatchObject([
      { method: 'card', is_chosen: 0 },
      { method: 'paypal', is_chosen: 1 },
    ]);
    expect(await at.call(getPaypalAccount)).toEqual({ connected: false });
  });

  test('that was never opened can neither be chosen nor finished', async () => {
    const { at } = await shop();

    const [choosing, finishing] = [
      await at.send(choosePayoutAccount, { body: { method: 'card' } }),
      await at.send(finishPayoutAccount, { body: { method: 'paypal', parameters: { code: 'x' } } }),
    ];

    expect([choosing.status, finishing.status]).toEqual([404, 404]);
    expect(await at.call(getCardAccount)).toMatchObject({ connected: false });
  });

  test('is asked for anew when the seller is back from its page', async () => {
    const { at, app } = await shop();
    const { url } = await at.call(connectPaypalAccount, { body: {} });
    await app.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'choice=approve',
    });

    const finished = await at.call(finishPayoutAccount, { body: { method: 'paypal', parameters: {} } });

    expect(finished).toMatchObject({ is_ready: 1 });
  });

  test('is open to private sellers too, the providers’ onboarding to businesses alone', async () => {
    const { as, db } = await startApi();
    const person = as(await buildUser(db));

    expect(await person.call(savePayoutAccount, { body: bank })).toMatchObject({
      account_number: '•••••678',
    });
    const closed = await Promise.all(
      [connectCardAccount, connectPaypalAccount].map((endpoint) => person.send(endpoint, { body: {} })),
    );
    expect(closed.map(({ status }) => status)).toEqual([403, 403]);
  });
});
