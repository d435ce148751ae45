import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { daysMs, minutesMs } from '../../../../platform/clock.ts';
import { drainJobs } from '../../../../platform/jobs/drain-jobs.ts';
import { createLog } from '../../../../platform/log.ts';
import { type PaymentProvider, ProviderRefusal, ProviderSilent } from '../provider.ts';
import { answerAction } from './charges.ts';
import { simulatorJobs } from './happening.jobs.ts';
import { approveAccount } from './payouts.ts';
import { aud, chargeOf, newKey, openSimulatedShop, type SimulatedShop } from './simulated-shop.testing.ts';

describe('the simulated providers', () => {
  let shop: SimulatedShop;
  let card: PaymentProvider;
  let paypal: PaymentProvider;

  beforeAll(async () => {
    shop = await openSimulatedShop();
    card = shop.providers['simulated-card'];
    paypal = shop.providers['simulated-paypal'];
  });
  beforeEach(async () => {
    await shop.settle();
    shop.heard.length = 0;
  });

  const desk = (provider: 'simulated-card' | 'simulated-paypal') => ({ provider, db: shop.api.db });
  const charged = (token: string) => card.createCharge(chargeOf({ token }));
  const heardOf = (id: string) =>
    shop.heard.filter((event) => event.kind === 'charge' && event.chargeId === id);
  async function readyAccount() {
    const { accountId } = await card.connectAccount({
      key: newKey(),
      accountId: null,
      returnUrl: '/back',
      refreshUrl: '/again',
      seller: { userId: 6, email: 'shop@example.test', name: 'Shop', abn: '51824753556' },
    });
    await approveAccount(desk('simulated-card'), accountId);
    return accountId;
  }
  const paidOut = async (cents: number, key = newKey()) =>
    card.createPayout({ key, accountId: await readyAccount(), amount: aud(cents), description: 'Batch' });

  test.each([
    ['tok_visa', 'succeeded', null],
    ['tok_mastercard', 'succeeded', null],
    ['tok_amex', 'succeeded', null],
    ['tok_declined', 'failed', 'declined'],
    ['tok_insufficient_funds', 'failed', 'insufficient-funds'],
    ['tok_expired', 'failed', 'expired-card'],
  ])('%s: the charge has %s', async (token, status, failure) => {
    expect(await charged(token)).toMatchObject({ status, failure });
  });

  test('tok_3ds asks the payer, and their approval settles the charge', async () => {
    const charge = await charged('tok_3ds');

    await answerAction(desk('simulated-card'), charge.id, true);

    expect(charge).toMatchObject({ status: 'requires-action', actionUrl: `/dev/pay/charges/${charge.id}` });
    expect(await card.confirmCharge(charge.id, newKey())).toMatchObject({ status: 'succeeded' });
    expect(await answerAction(desk('simulated-card'), charge.id, false)).toBe('answered-already');
  });

  test('tok_3ds fails when the payer refuses, and when they are away', async () => {
    const charge = await charged('tok_3ds');

    await answerAction(desk('simulated-card'), charge.id, false);
    const renewal = await card.createCharge(chargeOf({ token: 'tok_3ds' }, { isPayerAway: true }));

    const failed = { status: 'failed', failure: 'authentication-failed' };
    expect(await card.getCharge(charge.id)).toMatchObject(failed);
    expect(renewal).toMatchObject(failed);
  });

  test('tok_3ds_declined is declined although the payer approves', async () => {
    const charge = await charged('tok_3ds_declined');

    await answerAction(desk('simulated-card'), charge.id, true);

    expect(await card.getCharge(charge.id)).toMatchObject({ status: 'failed', failure: 'declined' });
  });

  test('tok_late_webhook settles five minutes later by the clock, and tells', async () => {
    const charge = await charged('tok_late_webhook');
    await shop.advance(minutesMs(4));
    const before = (await card.getCharge(charge.id)).status;

    await shop.advance(minutesMs(1));

    expect([charge.status, before]).toEqual(['processing', 'processing']);
    expect((await card.getCharge(charge.id)).status).toBe('succeeded');
    expect(heardOf(charge.id)).toHaveLength(1);
  });

  test('tok_late_webhook stays cancelled if it was cancelled meanwhile', async () => {
    const { id } = await charged('tok_late_webhook');
    await card.cancelCharge(id, newKey());

    await shop.advance(minutesMs(5));

    expect((await card.getCharge(id)).status).toBe('cancelled');
  });

  test('tok_duplicate_webhook sends one event three times', async () => {
    const { id } = await charged('tok_duplicate_webhook');

    await shop.settle();

    expect(heardOf(id)).toHaveLength(3);
    expect(new Set(heardOf(id).map((event) => event.id)).size).toBe(1);
  });

  test.each([
    ['tok_chargeback', 'lost'],
    ['tok_chargeback_won', 'won'],
  ])('%s is charged back after a day and %s ten days later', async (token, outcome) => {
    const { id } = await charged(token);
    const chargebacks = () => shop.heard.filter((event) => event.kind === 'chargeback');

    await shop.advance(daysMs(1));
    const opened = chargebacks();
    await expect(card.refundCharge({ key: newKey(), chargeId: id, amount: aud(1) })).rejects.toThrow(
      ProviderRefusal,
    );
    await shop.advance(daysMs(10));

    expect(opened).toMatchObject([{ chargeId: id, amount: aud(11_000), outcome: 'opened' }]);
    expect(chargebacks()).toMatchObject([{}, { chargeId: id, outcome }]);
    const refund = card.refundCharge({ key: newKey(), chargeId: id, amount: aud(1) });
    await (outcome === 'won'
      ? expect(refund).resolves.toMatchObject({ status: 'succeeded' })
      : expect(refund).rejects.toThrow(ProviderRefusal));
  });

  test('tok_refund_fails fails the first refund for good, and does the next', async () => {
    const { id } = await charged('tok_refund_fails');
    const first = { key: newKey(), chargeId: id, amount: aud(11_000) };

    const failed = await card.refundCharge(first);

    expect(failed.status).toBe('failed');
    expect(await card.refundCharge(first)).toEqual(failed);
    expect((await card.refundCharge({ ...first, key: newKey() })).status).toBe('succeeded');
  });

  test('tok_refund_timeout makes the refund and loses the answer once', async () => {
    const { id } = await charged('tok_refund_timeout');
    const refund = { key: newKey(), chargeId: id, amount: aud(11_000) };

    await expect(card.refundCharge(refund)).rejects.toThrow(ProviderSilent);

    expect((await card.refundCharge(refund)).status).toBe('succeeded');
  });

  test.each([
    [5_000, 'paid', 'paid'],
    [5_013, 'failed', 'failed'],
    [5_017, 'paid', 'returned'],
  ])('a payout of %i cents is %s, and two days later %s', async (cents, soon, later) => {
    const { id, status } = await paidOut(cents);
    await shop.settle();
    const then = (await card.getPayout(id)).status;

    await shop.advance(daysMs(2));

    expect([status, then]).toEqual(['processing', soon]);
    expect((await card.getPayout(id)).status).toBe(later);
    expect(shop.heard.filter((event) => event.kind === 'payout')).toHaveLength(soon === later ? 1 : 2);
  });

  test('a payout of …19 cents is made once while its answer gets lost', async () => {
    const request = { key: newKey(), accountId: await readyAccount(), amount: aud(5_019), description: 'B' };

    await expect(card.createPayout(request)).rejects.toThrow(ProviderSilent);
    const again = await card.createPayout(request);

    expect(await card.createPayout(request)).toEqual(again);
  });

  test('an account tells when it is ready', async () => {
    const accountId = await readyAccount();
    await shop.settle();

    expect(shop.heard).toMatchObject([{ kind: 'account', accountId }]);
    expect(await card.getAccount(accountId)).toEqual({
      id: accountId,
      isReady: true,
      mayCharge: true,
      mayBePaidOut: true,
      requirements: [],
    });
  });

  test('a PayPal-type account is charged once its owner has approved and the shop confirms', async () => {
    const charge = await paypal.createCharge(chargeOf('approval'));
    const early = await paypal.confirmCharge(charge.id, newKey());

    await answerAction(desk('simulated-paypal'), charge.id, true);
    const before = await paypal.getCharge(charge.id);
    const confirmed = await paypal.confirmCharge(charge.id, newKey());

    expect([early.status, before.status, confirmed.status]).toEqual([
      'requires-action',
      'requires-action',
      'succeeded',
    ]);
    expect(await paypal.confirmCharge(charge.id, newKey())).toEqual(confirmed);
  });

  test('a payment that the account’s owner cancels is abandoned', async () => {
    const { id } = await paypal.createCharge(chargeOf('approval'));

    await answerAction(desk('simulated-paypal'), id, false);

    expect(await paypal.getCharge(id)).toMatchObject({ status: 'failed', failure: 'abandoned' });
  });

  test('a saved card runs out by the clock, and its name and date can be changed', async () => {
    const customer = await card.createCustomer({
      key: newKey(),
      userId: 9,
      email: 'e@example.test',
      name: 'E',
    });
    const { id } = await card.saveMethod({ customer, token: 'tok_visa', key: newKey() });

    const changed = await card.changeMethod(id, { name: 'Eve Lee', expMonth: 1, expYear: 2020 });
    const late = await card.createCharge(chargeOf({ customer, method: id }));

    expect(changed).toMatchObject({ brand: 'visa', last4: '4242', name: 'Eve Lee', expYear: 2020 });
    expect(late).toMatchObject({ status: 'failed', failure: 'expired-card' });
    await expect(card.saveMethod({ customer, token: 'tok_expired', key: newKey() })).rejects.toMatchObject({
      failure: 'expired-card',
    });
  });

  test('a charge outlives the transaction of whoever asked for it', async () => {
    const request = chargeOf({ token: 'tok_visa' });

    const undone = shop.api.db.transaction(async () => {
      await card.createCharge(request);
      throw new Error('the caller dies');
    });
    await expect(undone).rejects.toThrow('the caller dies');

    const { rows } = await shop.api.db.execute<{ count: number }>(
      sql`select count(*) from simulated.charges where key = ${request.key}`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('a webhook that is not taken is sent again', async () => {
    let tries = 0;
    const jobs = simulatorJobs(async () => {
      tries += 1;
      if (tries === 1) throw new Error('the shop is away');
    });
    await charged('tok_visa');
    const drain = () => drainJobs(shop.api.database, jobs, createLog(shop.api.config));

    await drain();
    await shop.api.db.execute(sql`select graphile_worker.reschedule_jobs(array[id], run_at => now())
      from graphile_worker.jobs where task_identifier = 'simulated-webhook'`);
    await drain();

    expect(tries).toBe(2);
  });

  test('a webhook whose body was changed on the way is not taken', async () => {
    const seen: [string, Record<string, string>][] = [];
    const jobs = simulatorJobs(async (_provider, rawBody, headers) => {
      seen.push([rawBody, headers]);
    });
    await charged('tok_visa');
    await drainJobs(shop.api.database, jobs, createLog(shop.api.config));
    const [rawBody = '', headers = {}] = seen[0] ?? [];

    await expect(card.readEvent(rawBody, headers)).resolves.toMatchObject({ kind: 'charge' });
    await expect(card.readEvent(`${rawBody} `, headers)).rejects.toMatchObject({ code: 'webhook-signature' });
    await expect(paypal.readEvent(rawBody, headers)).rejects.toMatchObject({ code: 'webhook-signature' });
  });
});
