import { beforeAll, describe, expect, test } from 'vitest';
import { type PaymentProvider, ProviderRefusal, ProviderSilent } from '../provider.ts';
import { recordedProvider } from '../recorded-provider.testing.ts';
import { aud, chargeOf } from '../simulated/simulated-shop.testing.ts';
import { stripeCard } from './stripe.ts';
import * as shapes from './stripe-shapes.testing.ts';

const recorded = recordedProvider();
const form = (index = -1) => Object.fromEntries(new URLSearchParams(recorded.asked.at(index)?.text));
const header = (name: string, index = -1) => recorded.asked.at(index)?.headers[name];
const calls = () => recorded.asked.map(({ call }) => call);

describe('Stripe', () => {
  let stripe: PaymentProvider;

  beforeAll(() => {
    stripe = stripeCard({
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      apiUrl: recorded.base,
      answerWithinMs: 2000,
    });
  });

  test('charges a method by a PaymentIntent that is confirmed as it is made', async () => {
    recorded.answers['POST /v1/payment_intents'] = { body: shapes.intentShape() };

    const charge = await stripe.createCharge(chargeOf({ token: 'pm_card_visa' }, { key: 'payment-7' }));

    expect(charge).toEqual({ id: 'pi_3Souk', status: 'succeeded', actionUrl: null, failure: null });
    expect(form()).toEqual({
      amount: '11000',
      currency: 'aud',
      description: 'Order A7',
      confirm: 'true',
      capture_method: 'automatic',
      payment_method: 'pm_card_visa',
      return_url: '/payment-complete/7',
      'allowed_payment_method_types[0]': 'card',
      'metadata[payment_id]': '7',
    });
    expect(header('idempotency-key')).toBe('payment-7');
    expect(header('stripe-version')).toBe('2026-10-28.endive');
    expect(header('authorization')).toBe('Bearer sk_test_1');
  });

  test('turns a card token into a method first, under a key of its own', async () => {
    recorded.answers['POST /v1/payment_methods'] = { body: shapes.methodShape() };
    recorded.answers['POST /v1/payment_intents'] = { body: shapes.intentShape() };

    await stripe.createCharge(chargeOf({ token: 'tok_visa' }, { key: 'payment-8' }));

    expect(form(0)).toEqual({ type: 'card', 'card[token]': 'tok_visa' });
    expect([header('idempotency-key', 0), header('idempotency-key')]).toEqual([
      'payment-8:method',
      'payment-8',
    ]);
    expect(form().payment_method).toBe('pm_1Souk');
  });

  test('charges a saved method of an absent payer off session, held if so wanted', async () => {
    recorded.answers['POST /v1/payment_intents'] = {
      body: shapes.intentShape({ status: 'requires_capture' }),
    };

    const charge = await stripe.createCharge(
      chargeOf({ customer: 'cus_1', method: 'pm_1' }, { isPayerAway: true, isCapturedAtOnce: false }),
    );

    expect(charge.status).toBe('authorised');
    expect(form()).toMatchObject({ customer: 'cus_1', payment_method: 'pm_1', capture_method: 'manual' });
    expect(form()).toMatchObject({ off_session: 'true' });
    expect(form()).not.toHaveProperty('return_url');
  });

  test('leads to the bank’s page where 3-D Secure is wanted', async () => {
    const url = 'https://hooks.stripe.com/3d_secure_2/hosted?merchant=acct_1';
    recorded.answers['POST /v1/payment_intents'] = {
      body: shapes.intentShape({
        status: 'requires_action',
        next_action: {
          type: 'redirect_to_url',
          redirect_to_url: { url, return_url: 'https://souk.test/back' },
        },
      }),
    };

    const charge = await stripe.createCharge(chargeOf({ token: 'pm_card_threeDSecure2Required' }));

    expect(charge).toEqual({ id: 'pi_3Souk', status: 'requires-action', actionUrl: url, failure: null });
  });

  test.each([
    ['insufficient_funds', 'insufficient-funds'],
    ['expired_card', 'expired-card'],
    ['generic_decline', 'declined'],
    ['authentication_required', 'authentication-failed'],
    ['do_not_try_again', 'declined'],
  ])('says of a card refused for %s that the charge failed: %s', async (declineCode, failure) => {
    recorded.answers['POST /v1/payment_intents'] = { status: 402, body: shapes.cardError(declineCode) };

    const charge = await stripe.createCharge(chargeOf({ token: 'pm_card_refused' }));

    expect(charge).toEqual({ id: 'pi_3Souk', status: 'failed', actionUrl: null, failure });
  });

  test('reads why a payment failed after 3-D Secure', async () => {
    recorded.answers['GET /v1/payment_intents/pi_3Souk'] = {
      body: shapes.intentShape({
        status: 'requires_payment_method',
        last_payment_error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
      }),
    };

    expect(await stripe.confirmCharge('pi_3Souk', 'confirm-1')).toMatchObject({
      status: 'failed',
      failure: 'authentication-failed',
    });
    expect(calls()).toEqual(['GET /v1/payment_intents/pi_3Souk']);
  });

  test('refuses for good what Stripe calls wrong, without quoting it', async () => {
    recorded.answers['POST /v1/payment_intents'] = {
      status: 400,
      body: shapes.requestError('resource_missing'),
    };

    const refused = await stripe
      .createCharge(chargeOf({ token: 'pm_nothing' }))
      .catch((error: unknown) => error);

    expect(refused).toBeInstanceOf(ProviderRefusal);
    expect(String(refused)).toBe('Error: Stripe refuses: resource_missing.');
  });

  test('sends no card number anywhere', async () => {
    await expect(stripe.createCharge(chargeOf({ token: '4242 4242 4242 4242' }))).rejects.toThrow(
      ProviderRefusal,
    );
    await expect(
      stripe.saveMethod({ customer: 'cus_1', token: '4242424242424242', key: 'k' }),
    ).rejects.toThrow(ProviderRefusal);

    expect(recorded.asked).toEqual([]);
  });

  test.each([
    ['breaks the connection', 'silence' as const],
    ['has a fault', { status: 500, body: { error: { type: 'api_error' } } }],
    ['answers no JSON', { status: 502, body: '<html>Bad gateway</html>' }],
    ['limits us', { status: 429, body: { error: { type: 'invalid_request_error', code: 'rate_limit' } } }],
    ['is still at it', { status: 409, body: { error: { code: 'idempotency_key_in_use' } } }],
  ])('that %s is silence, and each try had the same key', async (_case, answer) => {
    recorded.answers['POST /v1/payment_intents'] = answer;

    await expect(
      stripe.createCharge(chargeOf({ token: 'pm_card_visa' }, { key: 'payment-9' })),
    ).rejects.toThrow(ProviderSilent);

    expect(new Set(recorded.asked.map(({ headers }) => headers['idempotency-key']))).toEqual(
      new Set(['payment-9']),
    );
  });

  test('that does not accept our key is neither silence nor a refusal of the payer', async () => {
    recorded.answers['POST /v1/payment_intents'] = {
      status: 401,
      body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_*1' } },
    };

    const error = await stripe.createCharge(chargeOf({ token: 'pm_1' })).catch((reason: unknown) => reason);

    expect(String(error)).toMatch(/^Error: Stripe does not accept our key/);
    expect(error).not.toBeInstanceOf(ProviderRefusal);
    expect(error).not.toBeInstanceOf(ProviderSilent);
  });

  test('captures and cancels once, and bears that it was done already', async () => {
    const unexpected = (status: string) => ({
      status: 400,
      body: shapes.requestError('payment_intent_unexpected_state', {
        payment_intent: shapes.intentShape({ status }),
      }),
    });
    recorded.answers['POST /v1/payment_intents/pi_3Souk/capture'] = unexpected('succeeded');
    recorded.answers['POST /v1/payment_intents/pi_3Souk/cancel'] = unexpected('succeeded');

    const capture = { chargeId: 'pi_3Souk', key: 'capture-1', amount: aud(4_000) };
    expect((await stripe.captureCharge(capture)).status).toBe('succeeded');
    expect(form()).toEqual({ amount_to_capture: '4000' });
    expect(header('idempotency-key')).toBe('capture-1');
    await expect(stripe.cancelCharge('pi_3Souk', 'cancel-1')).rejects.toThrow(ProviderRefusal);
  });

  test('tells until when an authorised amount can be captured, and what was taken of it', async () => {
    const latest_charge = {
      id: 'ch_1',
      object: 'charge',
      payment_method_details: { type: 'card', card: { capture_before: 1_800_000_000 } },
    };
    recorded.answers['GET /v1/payment_intents/pi_3Souk'] = [
      { body: shapes.intentShape({ status: 'requires_capture', amount_received: 0, latest_charge }) },
      { body: shapes.intentShape({ status: 'succeeded', amount_received: 4_000, latest_charge }) },
    ];

    const authorised = await stripe.getCharge('pi_3Souk');
    const captured = await stripe.getCharge('pi_3Souk');

    expect(recorded.asked[0]?.query.get('expand[0]')).toBe('latest_charge');
    expect(authorised).toMatchObject({
      status: 'authorised',
      authorisedUntil: new Date(1_800_000_000 * 1000),
    });
    expect(captured).toMatchObject({ status: 'succeeded', capturedCents: 4_000 });
  });

  test('refunds by key, and calls what waits processing', async () => {
    recorded.answers['POST /v1/refunds'] = { body: { id: 're_1', object: 'refund', status: 'pending' } };
    recorded.answers['GET /v1/refunds/re_1'] = { body: { id: 're_1', object: 'refund', status: 'failed' } };

    const refund = await stripe.refundCharge({ key: 'refund-1', chargeId: 'pi_3Souk', amount: aud(4_000) });

    expect(refund).toEqual({ id: 're_1', status: 'processing' });
    expect(form()).toEqual({ payment_intent: 'pi_3Souk', amount: '4000' });
    expect(header('idempotency-key')).toBe('refund-1');
    expect(await stripe.getRefund('re_1')).toEqual({ id: 're_1', status: 'failed' });
  });

  test('saves a card through a setup in the browser, for its own customer alone', async () => {
    recorded.answers['POST /v1/customers'] = { body: { id: 'cus_1', object: 'customer' } };
    recorded.answers['POST /v1/setup_intents'] = {
      body: { id: 'seti_1', object: 'setup_intent', client_secret: 'seti_1_secret_abc' },
    };
    recorded.answers['GET /v1/setup_intents/seti_1'] = {
      body: { id: 'seti_1', status: 'succeeded', customer: 'cus_1', payment_method: 'pm_1Souk' },
    };
    recorded.answers['GET /v1/payment_methods/pm_1Souk'] = { body: shapes.methodShape() };

    const customer = await stripe.createCustomer({ key: 'c5', userId: 5, email: 'a@b.test', name: 'Ann' });
    const asked = form();
    const setup = await stripe.startSetup({ customer, key: 's5', returnUrl: 'https://souk.test/back' });
    const method = await stripe.saveMethod({ customer, token: setup.clientSecret, key: 'm5' });

    expect(asked).toEqual({ email: 'a@b.test', name: 'Ann', 'metadata[user_id]': '5' });
    expect(setup).toEqual({ clientSecret: 'seti_1_secret_abc', url: null });
    expect(method).toEqual({
      id: 'pm_1Souk',
      kind: 'card',
      brand: 'visa',
      last4: '4242',
      expMonth: 8,
      expYear: 2030,
      name: 'Ann Lee',
    });
    await expect(
      stripe.saveMethod({ customer: 'cus_other', token: setup.clientSecret, key: 'm6' }),
    ).rejects.toThrow(ProviderRefusal);
  });

  test('attaches, changes and lets go of a method', async () => {
    recorded.answers['POST /v1/payment_methods/pm_1Souk/attach'] = { body: shapes.methodShape() };
    recorded.answers['POST /v1/payment_methods/pm_1Souk'] = { body: shapes.methodShape() };
    recorded.answers['POST /v1/payment_methods/pm_1Souk/detach'] = {
      status: 400,
      body: shapes.requestError('payment_method_unexpected_state'),
    };

    await stripe.saveMethod({ customer: 'cus_1', token: 'pm_1Souk', key: 'm7' });
    const attached = [form(), header('idempotency-key')];
    await stripe.changeMethod('pm_1Souk', { name: 'Ann Poe', expYear: 2031 });
    const changed = form();
    await stripe.deleteMethod('pm_1Souk');

    expect(attached).toEqual([{ customer: 'cus_1' }, 'm7']);
    expect(changed).toEqual({ 'billing_details[name]': 'Ann Poe', 'card[exp_year]': '2031' });
  });

  test('says why a card cannot be saved', async () => {
    recorded.answers['POST /v1/payment_methods/pm_bad/attach'] = {
      status: 402,
      body: shapes.cardError('insufficient_funds', { payment_intent: undefined }),
    };

    await expect(stripe.saveMethod({ customer: 'cus_1', token: 'pm_bad', key: 'm8' })).rejects.toMatchObject({
      failure: 'insufficient-funds',
    });
  });
});
