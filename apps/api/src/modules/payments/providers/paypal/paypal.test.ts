import { describe, expect, test } from 'vitest';
import { ProviderRefusal, ProviderSilent } from '../provider.ts';
import { aud, chargeOf } from '../simulated/simulated-shop.testing.ts';
import * as shapes from './paypal-shapes.testing.ts';
import { recordedPaypal } from './recorded-paypal.testing.ts';

const { recorded, paypal } = recordedPaypal();
const order = '/v2/checkout/orders/5O190127TN364715T';
const id = '5O190127TN364715T';

const asked = (call: string) => recorded.asked.filter((one) => one.call === call);
const sent = (call: string) => JSON.parse(asked(call).at(-1)?.text ?? 'null');
const keyOf = (call: string) => asked(call).at(-1)?.headers['paypal-request-id'];

describe('PayPal', () => {
  test('makes an order that its payer approves on PayPal’s page', async () => {
    recorded.answers['POST /v2/checkout/orders'] = { body: shapes.orderShape() };

    const charge = await paypal().createCharge(
      chargeOf('approval', { key: 'payment-7', returnUrl: 'https://souk.test/back' }),
    );

    expect(charge).toEqual({
      id,
      status: 'requires-action',
      failure: null,
      actionUrl: 'https://www.paypal.com/checkoutnow?token=5O1',
    });
    expect(sent('POST /v2/checkout/orders')).toEqual({
      intent: 'CAPTURE',
      purchase_units: [
        { amount: { currency_code: 'AUD', value: '110.00' }, description: 'Order A7', custom_id: '7' },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            return_url: 'https://souk.test/back',
            cancel_url: 'https://souk.test/back',
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
          },
        },
      },
    });
    expect(keyOf('POST /v2/checkout/orders')).toBe('payment-7');
    expect(asked('POST /v2/checkout/orders')[0]?.headers.authorization).toBe('Bearer A21');
    expect(asked('POST /v1/oauth2/token')[0]?.headers.authorization).toBe('Basic Y2xpZW50OnNlY3JldA==');
  });

  test('takes the money once the payer has approved, and not before', async () => {
    recorded.answers[`GET ${order}`] = [
      { body: shapes.orderShape() },
      { body: shapes.orderShape({ status: 'APPROVED' }) },
      { body: shapes.paidShape(shapes.captured()) },
    ];
    recorded.answers[`POST ${order}/capture`] = { status: 201, body: shapes.paidShape(shapes.captured()) };

    const early = await paypal().confirmCharge(id, 'confirm-7');
    const confirmed = await paypal().confirmCharge(id, 'confirm-7');

    expect([early.status, confirmed.status]).toEqual(['requires-action', 'succeeded']);
    expect(asked(`POST ${order}/capture`)).toHaveLength(1);
    expect(keyOf(`POST ${order}/capture`)).toBe('confirm-7');
  });

  test('bears that an order was captured by another call', async () => {
    recorded.answers[`GET ${order}`] = [
      { body: shapes.orderShape({ status: 'APPROVED' }) },
      { body: shapes.paidShape(shapes.captured()) },
    ];
    recorded.answers[`POST ${order}/capture`] = {
      status: 422,
      body: shapes.refusalShape('ORDER_ALREADY_CAPTURED'),
    };

    expect((await paypal().confirmCharge(id, 'confirm-7')).status).toBe('succeeded');
  });

  test.each([
    ['INSTRUMENT_DECLINED', 'declined'],
    ['INSUFFICIENT_FUNDS', 'insufficient-funds'],
  ])('says of an approved order that is refused for %s that it failed: %s', async (issue, failure) => {
    recorded.answers[`GET ${order}`] = { body: shapes.orderShape({ status: 'APPROVED' }) };
    recorded.answers[`POST ${order}/capture`] = { status: 422, body: shapes.refusalShape(issue) };

    expect(await paypal().confirmCharge(id, 'confirm-8')).toMatchObject({ status: 'failed', failure });
  });

  test('charges a saved account at once, and says who has asked for it', async () => {
    recorded.answers['POST /v2/checkout/orders'] = { body: shapes.paidShape(shapes.captured()) };
    const request = chargeOf({ customer: 'souk-5', method: '8kk8451t' });

    const charge = await paypal().createCharge(request);
    const byPayer = sent('POST /v2/checkout/orders').payment_source;
    await paypal().createCharge({ ...request, isPayerAway: true });

    expect(charge).toEqual({ id, status: 'succeeded', actionUrl: null, failure: null });
    expect(byPayer).toEqual({
      paypal: {
        vault_id: '8kk8451t',
        stored_credential: { payment_initiator: 'CUSTOMER', usage: 'SUBSEQUENT' },
      },
    });
    expect(sent('POST /v2/checkout/orders').payment_source.paypal.stored_credential).toMatchObject({
      payment_initiator: 'MERCHANT',
    });
  });

  test('refuses a saved account with the reason, and quotes nothing', async () => {
    recorded.answers['POST /v2/checkout/orders'] = {
      status: 422,
      body: shapes.refusalShape('PAYER_CANNOT_PAY'),
    };

    const error = await paypal()
      .createCharge(chargeOf({ customer: 'souk-5', method: '8kk8451t' }))
      .catch((reason: unknown) => reason);

    expect(error).toBeInstanceOf(ProviderRefusal);
    expect(error).toMatchObject({ failure: 'declined', message: 'PayPal refuses: PAYER_CANNOT_PAY.' });
  });

  test('takes an order from the browser only if it is over the amount', async () => {
    recorded.answers[`GET ${order}`] = [
      { body: shapes.orderShape({ status: 'APPROVED' }) },
      { body: shapes.paidShape(shapes.captured()) },
      { body: shapes.orderShape({ status: 'APPROVED' }) },
    ];
    recorded.answers[`POST ${order}/capture`] = { status: 201, body: shapes.paidShape(shapes.captured()) };

    const charge = await paypal().createCharge(chargeOf({ token: id }));

    expect(charge.status).toBe('succeeded');
    await expect(paypal().createCharge(chargeOf({ token: id }, { amount: aud(11_001) }))).rejects.toThrow(
      ProviderRefusal,
    );
    expect(asked(`POST ${order}/capture`)).toHaveLength(1);
  });

  test('holds an amount, and captures or voids it', async () => {
    const held = { body: shapes.paidShape(shapes.authorized(), { intent: 'AUTHORIZE' }) };
    recorded.answers[`GET ${order}`] = [
      { body: shapes.orderShape({ status: 'APPROVED', intent: 'AUTHORIZE' }) },
      held,
      held,
      { body: shapes.paidShape({ ...shapes.authorized('CAPTURED'), ...shapes.captured() }) },
      held,
    ];
    recorded.answers[`POST ${order}/authorize`] = { status: 201, ...held };
    const authorization = '/v2/payments/authorizations/0AW2184448108334S';
    recorded.answers[`POST ${authorization}/capture`] = {
      status: 201,
      body: { id: '3C6', status: 'COMPLETED' },
    };
    recorded.answers[`POST ${authorization}/void`] = { status: 204, body: '' };

    const authorised = await paypal().confirmCharge(id, 'confirm-9');
    const captured = await paypal().captureCharge({ chargeId: id, key: 'capture-9', amount: aud(4_000) });
    const cancelled = await paypal().cancelCharge(id, 'cancel-9');

    expect([authorised.status, captured.status, cancelled.status]).toEqual([
      'authorised',
      'succeeded',
      'cancelled',
    ]);
    expect(keyOf(`POST ${authorization}/capture`)).toBe('capture-9');
    expect(sent(`POST ${authorization}/capture`)).toEqual({
      amount: { currency_code: 'AUD', value: '40.00' },
      final_capture: true,
    });
    expect(keyOf(`POST ${authorization}/void`)).toBe('cancel-9');
  });

  test('tells until when an authorised amount can be captured, and what was taken of it', async () => {
    const [authorization] = shapes.authorized().authorizations;
    const expiring = { authorizations: [{ ...authorization, expiration_time: '2027-01-15T08:00:00Z' }] };
    const [capture] = shapes.captured().captures;
    const taken = { captures: [{ ...capture, amount: { currency_code: 'AUD', value: '40.00' } }] };
    recorded.answers[`GET ${order}`] = [
      { body: shapes.paidShape(expiring, { intent: 'AUTHORIZE' }) },
      { body: shapes.paidShape({ ...shapes.authorized('PARTIALLY_CAPTURED'), ...taken }) },
    ];

    expect(await paypal().getCharge(id)).toMatchObject({
      status: 'authorised',
      authorisedUntil: new Date('2027-01-15T08:00:00Z'),
    });
    expect(await paypal().getCharge(id)).toMatchObject({ status: 'succeeded', capturedCents: 4_000 });
  });

  test('cancels what nobody has paid, and nothing that went through', async () => {
    recorded.answers[`GET ${order}`] = [
      { body: shapes.orderShape() },
      { body: shapes.paidShape(shapes.captured()) },
    ];

    expect((await paypal().cancelCharge(id, 'cancel-1')).status).toBe('cancelled');
    await expect(paypal().cancelCharge(id, 'cancel-1')).rejects.toThrow(ProviderRefusal);
  });

  test('refunds the capture of an order by key', async () => {
    recorded.answers[`GET ${order}`] = { body: shapes.paidShape(shapes.captured()) };
    const refund = 'POST /v2/payments/captures/3C679366HH908993F/refund';
    recorded.answers[refund] = { status: 201, body: { id: '1JU08902781691411', status: 'PENDING' } };
    recorded.answers['GET /v2/payments/refunds/1JU08902781691411'] = {
      body: { id: '1JU08902781691411', status: 'COMPLETED' },
    };

    const made = await paypal().refundCharge({ key: 'refund-1', chargeId: id, amount: aud(4_005) });

    expect(made).toEqual({ id: '1JU08902781691411', status: 'processing' });
    expect(sent(refund)).toEqual({ amount: { currency_code: 'AUD', value: '40.05' } });
    expect(keyOf(refund)).toBe('refund-1');
    expect((await paypal().getRefund(made.id)).status).toBe('succeeded');
  });

  test.each([
    ['breaks the connection', 'silence' as const],
    ['has a fault', { status: 503, body: { name: 'SERVICE_UNAVAILABLE' } }],
    ['limits us', { status: 429, body: { name: 'RATE_LIMIT_REACHED' } }],
    ['is still at it', { status: 409, body: { name: 'RESOURCE_CONFLICT' } }],
  ])('that %s is silence', async (_case, answer) => {
    recorded.answers['POST /v2/checkout/orders'] = answer;
    recorded.answers['GET /v1/payments/payouts/JNA'] = answer;

    await expect(paypal().createCharge(chargeOf('approval'))).rejects.toThrow(ProviderSilent);
    await expect(paypal().getPayout('JNA')).rejects.toThrow(ProviderSilent);
  });

  test('sends no card number anywhere', async () => {
    await expect(paypal().createCharge(chargeOf({ token: '4242424242424242' }))).rejects.toThrow(
      ProviderRefusal,
    );
    await expect(
      paypal().saveMethod({ customer: 'souk-5', token: '4242-4242-4242-4242', key: 'k' }),
    ).rejects.toThrow(ProviderRefusal);

    expect(recorded.asked).toEqual([]);
  });
});
