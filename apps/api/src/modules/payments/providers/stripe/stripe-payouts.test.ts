import Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PaymentProvider, ProviderRefusal, ProviderSilent } from '../provider.ts';
import { recordedProvider } from '../recorded-provider.testing.ts';
import { aud } from '../simulated/simulated-shop.testing.ts';
import { stripeCard } from './stripe.ts';
import * as shapes from './stripe-shapes.testing.ts';

const recorded = recordedProvider();
const form = (index = -1) => Object.fromEntries(new URLSearchParams(recorded.asked.at(index)?.text));
const header = (name: string, index = -1) => recorded.asked.at(index)?.headers[name];
const webhookSecret = 'whsec_1';

let stripe: PaymentProvider;
beforeAll(() => {
  stripe = stripeCard({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret,
    apiUrl: recorded.base,
    answerWithinMs: 2000,
  });
});

describe('Stripe, for sellers', () => {
  const seller = { userId: 6, email: 'shop@example.test', name: 'Shop', abn: '51824753556' };
  const request = { key: 'a6', seller, returnUrl: 'https://souk.test/b', refreshUrl: 'https://souk.test/r' };
  const payout = { key: 'payout-1', accountId: 'acct_1', amount: aud(5_000), description: 'Batch 1' };

  test('opens an account once, and a fresh link each time', async () => {
    recorded.answers['POST /v1/accounts'] = { body: shapes.accountShape() };
    recorded.answers['POST /v1/account_links'] = { body: { url: 'https://connect.stripe.com/setup/e/1' } };

    const first = await stripe.connectAccount({ ...request, accountId: null });
    const opened = form(0);
    const again = await stripe.connectAccount({ ...request, accountId: first.accountId });

    expect(first).toEqual({ accountId: 'acct_1', url: 'https://connect.stripe.com/setup/e/1' });
    expect(again).toEqual(first);
    expect(opened).toMatchObject({
      type: 'express',
      country: 'AU',
      email: 'shop@example.test',
      'metadata[abn]': '51824753556',
      'capabilities[transfers][requested]': 'true',
      'settings[payouts][schedule][interval]': 'manual',
    });
    expect(header('idempotency-key', 0)).toBe('a6');
    expect(recorded.asked.map(({ call }) => call)).toEqual([
      'POST /v1/accounts',
      'POST /v1/account_links',
      'POST /v1/account_links',
    ]);
    expect(form()).toEqual({
      account: 'acct_1',
      type: 'account_onboarding',
      return_url: 'https://souk.test/b',
      refresh_url: 'https://souk.test/r',
    });
  });

  test('hands the bank on, when the account is opened and when it changes', async () => {
    recorded.answers['POST /v1/accounts'] = { body: shapes.accountShape() };
    recorded.answers['POST /v1/account_links'] = { body: { url: 'https://connect.stripe.com/setup/e/1' } };
    recorded.answers['POST /v1/accounts/acct_1/external_accounts'] = [
      { body: { id: 'ba_1', object: 'bank_account' } },
      { status: 403, body: shapes.requestError('account_invalid') },
    ];
    const bank = { holder: 'Shop', bsb: '062-000', accountNumber: '1234 5678' };

    await stripe.connectAccount({ ...request, accountId: null, bank });
    const opened = form(0);
    await stripe.connectAccount({ ...request, accountId: 'acct_1', bank });

    const account = { routing_number: '062000', account_number: '12345678', account_holder_name: 'Shop' };
    for (const [name, value] of Object.entries(account)) {
      expect(opened[`external_account[${name}]`]).toBe(value);
      expect(form(2)[`external_account[${name}]`]).toBe(value);
    }
    expect(form(2).default_for_currency).toBe('true');
    expect(header('idempotency-key', 2)).toMatch(/^a6:bank:[0-9a-f]{32}$/);
    await expect(stripe.connectAccount({ ...request, accountId: 'acct_1', bank })).rejects.toThrow(
      ProviderRefusal,
    );
  });

  test('says what an account still lacks, and when it is ready', async () => {
    recorded.answers['GET /v1/accounts/acct_1'] = [
      { body: shapes.accountShape() },
      {
        body: shapes.accountShape({
          charges_enabled: true,
          payouts_enabled: true,
          details_submitted: true,
          capabilities: { transfers: 'active' },
          requirements: { currently_due: [], past_due: [] },
        }),
      },
    ];

    expect(await stripe.getAccount('acct_1')).toEqual({
      id: 'acct_1',
      isReady: false,
      mayCharge: false,
      mayBePaidOut: false,
      requirements: ['individual.id_number', 'external_account'],
    });
    expect(await stripe.getAccount('acct_1')).toMatchObject({ isReady: true, requirements: [] });
  });

  test('pays out by a transfer and a payout from the seller’s account, each with a key', async () => {
    recorded.answers['POST /v1/transfers'] = { body: { id: 'tr_1', object: 'transfer' } };
    recorded.answers['POST /v1/payouts'] = { body: shapes.payoutShape() };
    recorded.answers['GET /v1/payouts/po_1'] = { body: shapes.payoutShape({ status: 'paid' }) };

    const made = await stripe.createPayout(payout);

    expect(made).toEqual({ id: 'acct_1/po_1', status: 'processing' });
    expect(form(0)).toMatchObject({ amount: '5000', currency: 'aud', destination: 'acct_1' });
    expect(form(1)).toMatchObject({ amount: '5000', 'metadata[transfer]': 'tr_1' });
    expect([header('idempotency-key', 0), header('idempotency-key', 1)]).toEqual([
      'payout-1:transfer',
      'payout-1:payout',
    ]);
    expect([header('stripe-account', 0), header('stripe-account', 1)]).toEqual([undefined, 'acct_1']);
    expect(await stripe.getPayout(made.id)).toEqual({ id: made.id, status: 'paid' });
  });

  test('brings a transfer back when its payout is refused', async () => {
    recorded.answers['POST /v1/transfers'] = { body: { id: 'tr_1', object: 'transfer' } };
    recorded.answers['POST /v1/payouts'] = { status: 400, body: shapes.requestError('payouts_not_allowed') };
    recorded.answers['POST /v1/transfers/tr_1/reversals'] = { body: { id: 'trr_1' } };

    await expect(stripe.createPayout(payout)).rejects.toThrow(ProviderRefusal);

    expect(recorded.asked.at(-1)?.call).toBe('POST /v1/transfers/tr_1/reversals');
    expect(header('idempotency-key')).toBe('payout-1:reversal');
  });

  test('leaves a transfer where it is while nobody knows about its payout', async () => {
    recorded.answers['POST /v1/transfers'] = { body: { id: 'tr_1', object: 'transfer' } };
    recorded.answers['POST /v1/payouts'] = 'silence';

    await expect(stripe.createPayout(payout)).rejects.toThrow(ProviderSilent);

    expect(recorded.asked.filter(({ call }) => call.endsWith('/reversals'))).toEqual([]);
  });

  test('brings the money of a failed payout back, however often it is asked', async () => {
    recorded.answers['GET /v1/payouts/po_1'] = { body: shapes.payoutShape({ status: 'failed' }) };
    recorded.answers['POST /v1/transfers/tr_1/reversals'] = [
      { body: { id: 'trr_1' } },
      { status: 400, body: shapes.requestError('transfer_already_reversed') },
    ];

    const first = await stripe.getPayout('acct_1/po_1');
    const second = await stripe.getPayout('acct_1/po_1');

    expect([first.status, second.status]).toEqual(['failed', 'failed']);
  });
});

describe('Stripe’s webhooks', () => {
  const read = (type: string, object: object, extra: object = {}) => {
    const rawBody = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object }, ...extra });
    const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({
      payload: rawBody,
      secret: webhookSecret,
    });
    return stripe.readEvent(rawBody, { 'stripe-signature': signature });
  };
  const chargeback = {
    id: 'evt_1',
    kind: 'chargeback',
    chargebackId: 'dp_1',
    chargeId: 'pi_3Souk',
    amount: aud(11_000),
  };

  test.each<[string, object, object, object]>([
    ['payment_intent.succeeded', shapes.intentShape(), {}, { kind: 'charge', chargeId: 'pi_3Souk' }],
    ['payment_intent.payment_failed', shapes.intentShape(), {}, { kind: 'charge', chargeId: 'pi_3Souk' }],
    ['refund.failed', { id: 're_1', object: 'refund' }, {}, { kind: 'refund', refundId: 're_1' }],
    [
      'payout.failed',
      shapes.payoutShape(),
      { account: 'acct_1' },
      { kind: 'payout', payoutId: 'acct_1/po_1' },
    ],
    ['payout.paid', shapes.payoutShape(), {}, { kind: 'other' }],
    ['account.updated', shapes.accountShape(), {}, { kind: 'account', accountId: 'acct_1' }],
    ['charge.dispute.created', shapes.disputeShape(), {}, { ...chargeback, outcome: 'opened' }],
    ['charge.dispute.closed', shapes.disputeShape({ status: 'won' }), {}, { ...chargeback, outcome: 'won' }],
    [
      'charge.dispute.closed',
      shapes.disputeShape({ status: 'lost' }),
      {},
      { ...chargeback, outcome: 'lost' },
    ],
    [
      'charge.dispute.created',
      shapes.disputeShape({ status: 'warning_needs_response' }),
      {},
      { kind: 'other' },
    ],
    ['invoice.paid', { id: 'in_1' }, {}, { kind: 'other' }],
  ])('%s is read', async (type, object, extra, said) => {
    expect(await read(type, object, extra)).toEqual({ id: 'evt_1', ...said });
  });

  test('that Stripe has not signed, or has signed long ago, are not taken', async () => {
    const rawBody = JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid', data: {} });
    const sign = (secret: string, timestamp: number) =>
      new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload: rawBody, secret, timestamp });
    const seconds = Math.floor(Date.now() / 1000);

    for (const signature of [
      undefined,
      't=1,v1=0',
      sign('whsec_2', seconds),
      sign(webhookSecret, seconds - 600),
    ])
      await expect(stripe.readEvent(rawBody, { 'stripe-signature': signature })).rejects.toMatchObject({
        code: 'webhook-signature',
      });
  });
});
