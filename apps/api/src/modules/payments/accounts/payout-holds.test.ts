import { changeEmail, confirmEmail } from '@souk/contract/modules/identity/profiles';
import {
  choosePayoutAccount,
  connectCardAccount,
  connectPaypalAccount,
  finishPayoutAccount,
  listPayoutAccounts,
  savePayoutAccount,
} from '@souk/contract/modules/payments/accounts';
import { askForPayout, getBalance, listPayouts } from '@souk/contract/modules/payments/payouts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clock, hoursMs, minutesMs } from '../../../platform/clock.ts';
import { outboundMessages } from '../../../platform/platform.tables.ts';
import { startApi } from '../../../testing/start-api.ts';
import { lastLinkTokenTo, lastMessageTo } from '../../identity/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { payOutAll } from '../payouts/pay-out-all.ts';
import { payouts } from '../payouts/payout.tables.ts';
import { sendPayout } from '../payouts/send-payout.ts';
import { createPaymentProviders } from '../providers/create-providers.ts';
import { buildEarned, openReadyAccount } from '../testing.ts';
import { finishAccount } from './finish-account.ts';

const password = 'quiet-river-12';
const bank = { account_holder: 'Amal Haddad', bsb: '062-000', account_number: '1234 5678' };
const otherBank = { ...bank, account_number: '8765 4321' };

async function shop(given: { password?: string } = { password }) {
  const api = await startApi();
  const seller = await buildSeller(api.db, given);
  const night = async () => {
    await payOutAll(api.db);
    await api.settle();
  };
  return { ...api, seller, at: api.as(seller), night };
}

/** A seller with a working account and some earnings. */
async function earner() {
  const found = await shop({});
  await openReadyAccount(found, found.seller);
  await buildEarned(found, found.seller, 20_000);
  return found;
}

describe('changing where money goes', () => {
  test.each([
    ['nothing', undefined, 'Please enter your password!'],
    ['an empty field', '', 'Please enter your password!'],
    ['another password', 'loud-river-12', 'This is not your password.'],
  ])('asks for the password: %s is refused at the field', async (_case, typed, text) => {
    const { at } = await shop();
    const calls = [
      [savePayoutAccount, { ...bank }],
      [choosePayoutAccount, { method: 'card' }],
      [connectCardAccount, {}],
      [connectPaypalAccount, {}],
    ] as const;

    for (const [endpoint, body] of calls)
      expect(await at.send(endpoint, { body: { ...body, password: typed } })).toMatchObject({
        status: 423,
        envelope: { errors: { password: [text] } },
      });

    expect(await at.call(listPayoutAccounts)).toEqual([]);
    expect(await at.call(savePayoutAccount, { body: { ...bank, password } })).toMatchObject({
      method: 'card',
    });
  });

  test('asks somebody without a password to sign in anew', async () => {
    const { at, advance } = await shop({});
    await at.call(savePayoutAccount, { body: bank });

    await advance(minutesMs(16));

    await expect(at.call(savePayoutAccount, { body: otherBank })).rejects.toMatchObject({
      code: 'authentication-too-old',
    });
  });

  test('takes another PayPal account only from a page that was opened with the password', async () => {
    const { at, db, config, seller, advance } = await shop({});
    const { paypal } = createPaymentProviders(config, db);
    const elsewhere = { ...paypal, finishAccount: async () => 'somebody-else' };
    await at.call(connectPaypalAccount, { body: {} });
    await advance(hoursMs(25));

    await expect(finishAccount(db, elsewhere, seller.id, { code: 'x' })).rejects.toMatchObject({
      code: 'paypal-code-invalid',
    });
    expect(await at.call(finishPayoutAccount, { body: { method: 'paypal', parameters: {} } })).toMatchObject({
      method: 'paypal',
    });
  });

  test('holds payouts for 48 hours, shows until when, and then lets them go', async () => {
    const { at, night, advance } = await earner();

    await at.call(savePayoutAccount, { body: otherBank });
    const endsAt = new Date(clock.now().getTime() + hoursMs(48)).getTime();
    await night();

    expect((await at.call(listPayouts)).data).toEqual([]);
    await expect(at.call(askForPayout)).rejects.toMatchObject({ code: 'payouts-held' });
    const balance = await at.call(getBalance);
    expect(balance).toMatchObject({ may_ask: false, hindrance: 'held' });
    expect(Math.abs(new Date(balance.held_until ?? 0).getTime() - endsAt)).toBeLessThan(60_000);
    expect(await at.call(listPayoutAccounts)).toMatchObject([{ payouts_held_until: balance.held_until }]);

    await advance(hoursMs(47));
    await night();
    expect((await at.call(listPayouts)).data).toEqual([]);

    await advance(hoursMs(1.1));
    await night();
    expect((await at.call(listPayouts)).data).toMatchObject([{ status: 'paid' }]);
  });

  test('is told by mail, at the address before the last change too', async () => {
    const found = await shop();
    const { at, db, seller, settle } = found;
    await buildEarned(found, seller, 20_000);
    await at.call(changeEmail, { body: { email: 'elsewhere@example.test', password } });
    await settle();
    const token = await lastLinkTokenTo(db, 'elsewhere@example.test');
    await at.call(confirmEmail, { body: { token } });

    await at.call(savePayoutAccount, { body: { ...bank, password } });
    await settle();

    for (const address of [seller.email, 'elsewhere@example.test'])
      expect(await lastMessageTo(db, address)).toMatchObject({ subject: 'Your payout account was changed' });
  });

  test('is not held where nobody could lose by it: a first account before the first sale', async () => {
    const { at, db, seller } = await shop();

    await at.call(savePayoutAccount, { body: { ...bank, password } });

    expect(await at.call(getBalance)).toMatchObject({ held_until: null });
    const mails = await db.$count(outboundMessages, eq(outboundMessages.recipient, seller.email));
    expect(mails).toBe(0);
  });

  test('holds a payout that is booked and not yet sent, to whichever account', async () => {
    const { at, db, config, seller, advance } = await earner();
    const [booked] = await db
      .insert(payouts)
      .values({
        number: 'HELDPAYOUT',
        sellerId: seller.id,
        cents: 100,
        currency: 'AUD',
        provider: 'simulated',
        method: 'card',
        accountRef: 'acct',
        state: 'pending',
        approvalsNeeded: 0,
      })
      .returning();
    const stateOf = async () =>
      (
        await db
          .select()
          .from(payouts)
          .where(eq(payouts.id, booked?.id ?? 0))
      )[0]?.state;

    await at.call(savePayoutAccount, { body: otherBank });
    await sendPayout(db, createPaymentProviders(config, db), booked?.id ?? 0);

    expect(await stateOf()).toBe('pending');
    await advance(hoursMs(48.1));
    expect(await stateOf()).not.toBe('pending');
  });

  test('waits for a payout that is on its way to the provider', async () => {
    const { at, db, seller } = await earner();
    await db.insert(payouts).values({
      number: 'SENDPAYOUT',
      sellerId: seller.id,
      cents: 100,
      currency: 'AUD',
      provider: 'simulated',
      method: 'card',
      accountRef: 'acct',
      state: 'processing',
      approvalsNeeded: 0,
    });

    await expect(at.call(savePayoutAccount, { body: otherBank })).rejects.toMatchObject({
      code: 'payout-under-way',
    });
  });
});
