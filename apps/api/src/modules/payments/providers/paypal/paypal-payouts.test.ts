import { describe, expect, test } from 'vitest';
import { ProviderRefusal } from '../provider.ts';
import { aud } from '../simulated/simulated-shop.testing.ts';
import * as shapes from './paypal-shapes.testing.ts';
import { recordedPaypal } from './recorded-paypal.testing.ts';

const { recorded, paypal } = recordedPaypal();
const payouts = 'POST /v1/payments/payouts';
const asked = (call: string) => recorded.asked.filter((one) => one.call === call);

describe('PayPal, for sellers', () => {
  const seller = { userId: 6, email: 'shop@example.test', name: 'Shop', abn: null };
  const request = { key: 'a6', accountId: null, seller, returnUrl: 'https://souk.test/b', refreshUrl: '' };
  const payout = { key: 'payout-1', accountId: 'WDJJHEBZ4X2LY', amount: aud(5_000), description: 'Batch 1' };

  test('learns a seller’s account from their log-in, for the log-in that was begun here', async () => {
    const { accountId, url } = await paypal().connectAccount(request);
    recorded.answers['GET /v1/identity/oauth2/userinfo'] = { body: { payer_id: 'WDJJHEBZ4X2LY' } };

    const page = new URL(url);
    const known = await paypal().finishAccount({ accountId, parameters: { code: 'C21', state: accountId } });

    expect(page.origin + page.pathname).toBe('https://www.sandbox.paypal.com/connect');
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      client_id: 'client',
      response_type: 'code',
      redirect_uri: 'https://souk.test/b',
      state: accountId,
    });
    expect(known).toBe('WDJJHEBZ4X2LY');
    expect(asked('POST /v1/oauth2/token').at(-1)?.text).toBe('grant_type=authorization_code&code=C21');
    expect(asked('GET /v1/identity/oauth2/userinfo')[0]?.headers.authorization).toBe('Bearer A21');
    expect(await paypal().getAccount(accountId)).toMatchObject({ isReady: false });
    expect(await paypal().getAccount(known)).toMatchObject({ isReady: true, requirements: [] });
    await expect(
      paypal().finishAccount({ accountId, parameters: { code: 'C21', state: 'another' } }),
    ).rejects.toThrow(ProviderRefusal);
    await expect(paypal().createPayout({ ...payout, accountId })).rejects.toThrow(ProviderRefusal);
  });

  test('pays out to the account by a batch of one', async () => {
    recorded.answers[payouts] = { status: 201, body: shapes.batchShape(undefined, 'PENDING') };

    const made = await paypal().createPayout(payout);

    expect(made).toEqual({ id: 'JNAJWX4XWB9V2', status: 'processing' });
    expect(JSON.parse(asked(payouts)[0]?.text ?? '')).toEqual({
      sender_batch_header: {
        sender_batch_id: expect.stringMatching(/^[0-9a-f]{30}$/),
        email_subject: 'Batch 1',
      },
      items: [
        {
          recipient_type: 'PAYPAL_ID',
          receiver: 'WDJJHEBZ4X2LY',
          note: 'Batch 1',
          sender_item_id: 'payout-1',
          amount: { value: '50.00', currency: 'AUD' },
        },
      ],
    });
    expect(asked(payouts)[0]?.headers['paypal-request-id']).toBe('payout-1');
  });

  test('finds the batch again that the key has made', async () => {
    recorded.answers[payouts] = {
      status: 400,
      body: {
        name: 'USER_BUSINESS_ERROR',
        message: 'Batch with given sender_batch_id already exists',
        links: [{ href: 'https://api-m.paypal.com/v1/payments/payouts/JNAJWX4XWB9V2', rel: 'self' }],
      },
    };
    recorded.answers['GET /v1/payments/payouts/JNAJWX4XWB9V2'] = { body: shapes.batchShape('SUCCESS') };

    expect(await paypal().createPayout(payout)).toEqual({ id: 'JNAJWX4XWB9V2', status: 'paid' });
  });

  test('refuses a payout that PayPal refuses', async () => {
    recorded.answers[payouts] = { status: 422, body: shapes.refusalShape('INSUFFICIENT_FUNDS') };

    await expect(paypal().createPayout(payout)).rejects.toThrow(ProviderRefusal);
  });

  test.each([
    ['SUCCESS', 'SUCCESS', 'paid'],
    ['PENDING', 'PROCESSING', 'processing'],
    ['UNCLAIMED', 'SUCCESS', 'processing'],
    ['FAILED', 'SUCCESS', 'failed'],
    ['RETURNED', 'SUCCESS', 'returned'],
    [undefined, 'DENIED', 'failed'],
  ])('an item that is %s in a batch that is %s: %s', async (item, batch, status) => {
    recorded.answers['GET /v1/payments/payouts/JNAJWX4XWB9V2'] = { body: shapes.batchShape(item, batch) };

    expect(await paypal().getPayout('JNAJWX4XWB9V2')).toEqual({ id: 'JNAJWX4XWB9V2', status });
  });
});

describe('PayPal’s webhooks', () => {
  const verify = 'POST /v1/notifications/verify-webhook-signature';
  const headers = {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/certs/1',
    'paypal-transmission-id': '69cd13f0',
    'paypal-transmission-time': '2026-11-20T10:00:00Z',
    'paypal-transmission-sig': 'lmI95Jx3Y9nhR5SJ',
  };
  const related = { supplementary_data: { related_ids: { order_id: 'ORDER-1' } } };
  const dispute = {
    dispute_id: 'PP-D-27803',
    dispute_amount: { currency_code: 'AUD', value: '110.00' },
    disputed_transactions: [{ seller_transaction_id: '3C6' }],
  };
  const chargeback = {
    kind: 'chargeback',
    chargebackId: 'PP-D-27803',
    chargeId: 'ORDER-1',
    amount: aud(11_000),
  };
  const closed = (outcome_code: string) => ({ ...dispute, dispute_outcome: { outcome_code } });
  const read = (event_type: string, resource: object) => {
    recorded.answers[verify] = { body: { verification_status: 'SUCCESS' } };
    recorded.answers['GET /v2/payments/captures/3C6'] = { body: { id: '3C6', ...related } };
    return paypal().readEvent(JSON.stringify({ id: 'WH-1', event_type, resource }), headers);
  };

  test.each<[string, object, object]>([
    ['CHECKOUT.ORDER.APPROVED', { id: 'ORDER-1' }, { kind: 'charge', chargeId: 'ORDER-1' }],
    ['PAYMENT.AUTHORIZATION.VOIDED', { id: '0AW', ...related }, { kind: 'charge', chargeId: 'ORDER-1' }],
    ['PAYMENT.CAPTURE.COMPLETED', { id: '3C6', ...related }, { kind: 'charge', chargeId: 'ORDER-1' }],
    ['PAYMENT.CAPTURE.REFUNDED', { id: '1JU' }, { kind: 'refund', refundId: '1JU' }],
    ['PAYMENT.PAYOUTS-ITEM.RETURNED', { payout_batch_id: 'JNA' }, { kind: 'payout', payoutId: 'JNA' }],
    ['CUSTOMER.DISPUTE.CREATED', dispute, { ...chargeback, outcome: 'opened' }],
    ['CUSTOMER.DISPUTE.RESOLVED', closed('RESOLVED_BUYER_FAVOUR'), { ...chargeback, outcome: 'lost' }],
    ['CUSTOMER.DISPUTE.RESOLVED', closed('RESOLVED_SELLER_FAVOUR'), { ...chargeback, outcome: 'won' }],
    ['BILLING.PLAN.CREATED', {}, { kind: 'other' }],
    ['constructor', {}, { kind: 'other' }],
  ])('%s is read', async (type, resource, said) => {
    expect(await read(type, resource)).toEqual({ id: 'WH-1', ...said });
  });

  test('are shown to PayPal byte for byte', async () => {
    const rawBody =
      '{"id":"WH-1", "event_type":"BILLING.PLAN.CREATED",  "resource":{"b":1.50,"a":"\\u00e9"}}';
    recorded.answers[verify] = { body: { verification_status: 'SUCCESS' } };

    await paypal().readEvent(rawBody, headers);

    const text = asked(verify)[0]?.text ?? '';
    expect(text).toContain(`"webhook_event":${rawBody}}`);
    expect(JSON.parse(text)).toMatchObject({
      webhook_id: '8PT597110X687430L',
      transmission_id: '69cd13f0',
      auth_algo: 'SHA256withRSA',
    });
  });

  test('that PayPal has not signed are not taken', async () => {
    const rawBody = '{"id":"WH-1","event_type":"CHECKOUT.ORDER.APPROVED","resource":{"id":"ORDER-1"}}';
    recorded.answers[verify] = { body: { verification_status: 'FAILURE' } };
    const refused = { code: 'webhook-signature' };

    await expect(paypal().readEvent(rawBody, headers)).rejects.toMatchObject(refused);
    await expect(paypal().readEvent(rawBody, {})).rejects.toMatchObject(refused);
    await expect(paypal().readEvent('no json', headers)).rejects.toMatchObject(refused);
    expect(asked(verify)).toHaveLength(1);
  });

  test('whose certificate is not PayPal’s never reach PayPal', async () => {
    const rawBody = '{"id":"WH-1","event_type":"CHECKOUT.ORDER.APPROVED","resource":{"id":"ORDER-1"}}';
    const forged = { ...headers, 'paypal-cert-url': 'https://evil.example/v1/certs/1' };
    const before = asked(verify).length;

    await expect(paypal().readEvent(rawBody, forged)).rejects.toMatchObject({ code: 'webhook-signature' });
    expect(asked(verify)).toHaveLength(before);
  });

  test('are put to PayPal a few at a time', async () => {
    const rawBody = '{"id":"WH-1","event_type":"BILLING.PLAN.CREATED","resource":{}}';
    recorded.answers[verify] = { body: { verification_status: 'SUCCESS' } };

    const heard = await Promise.allSettled(
      Array.from({ length: 20 }, () => paypal().readEvent(rawBody, headers)),
    );

    const refused = heard.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused).toEqual(Array.from({ length: 12 }, () => 'overloaded'));
  });
});
