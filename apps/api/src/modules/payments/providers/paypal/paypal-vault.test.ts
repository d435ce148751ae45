import { describe, expect, test } from 'vitest';
import * as shapes from './paypal-shapes.testing.ts';
import { recordedPaypal } from './recorded-paypal.testing.ts';

const { recorded, paypal } = recordedPaypal();

const asked = (call: string) => recorded.asked.filter((one) => one.call === call);
const sent = (call: string) => JSON.parse(asked(call).at(-1)?.text ?? 'null');
const keyOf = (call: string) => asked(call).at(-1)?.headers['paypal-request-id'];

describe('An account at PayPal', () => {
  test('is saved when its owner has agreed, and forgotten', async () => {
    recorded.answers['POST /v3/vault/setup-tokens'] = {
      status: 201,
      body: {
        id: '5C991763VB2781612',
        status: 'PAYER_ACTION_REQUIRED',
        links: [{ href: 'https://www.paypal.com/agreements/approve?t=5C9', rel: 'approve', method: 'GET' }],
      },
    };
    recorded.answers['POST /v3/vault/payment-tokens'] = {
      status: 201,
      body: { id: '8kk8451t', payment_source: { paypal: { email_address: 'ann@example.test' } } },
    };
    recorded.answers['DELETE /v3/vault/payment-tokens/8kk8451t'] = [
      { status: 204, body: '' },
      { status: 404, body: shapes.refusalShape('TOKEN_NOT_FOUND', { name: 'RESOURCE_NOT_FOUND' }) },
    ];

    const customer = await paypal().createCustomer({ key: 'c', userId: 5, email: 'a@b.test', name: 'Ann' });
    const setup = await paypal().startSetup({ customer, key: 's5', returnUrl: 'https://souk.test/back' });
    const method = await paypal().saveMethod({ customer, token: setup.clientSecret, key: 'm5' });
    await paypal().deleteMethod(method.id);
    await paypal().deleteMethod(method.id);

    expect(setup).toEqual({
      clientSecret: '5C991763VB2781612',
      url: 'https://www.paypal.com/agreements/approve?t=5C9',
    });
    expect(sent('POST /v3/vault/setup-tokens')).toMatchObject({
      customer: { merchant_customer_id: 'souk-5' },
      payment_source: { paypal: { usage_type: 'MERCHANT' } },
    });
    expect(sent('POST /v3/vault/payment-tokens')).toEqual({
      payment_source: { token: { id: '5C991763VB2781612', type: 'SETUP_TOKEN' } },
    });
    expect(keyOf('POST /v3/vault/payment-tokens')).toBe('m5');
    expect(method).toEqual({
      id: '8kk8451t',
      kind: 'paypal',
      brand: 'paypal',
      last4: null,
      expMonth: null,
      expYear: null,
      name: 'ann@example.test',
    });
  });
});
