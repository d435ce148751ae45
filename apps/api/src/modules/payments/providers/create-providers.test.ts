import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Config, readConfig } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createPaymentProviders } from './create-providers.ts';
import { recordedProvider } from './recorded-provider.testing.ts';
import { chargeOf } from './simulated/simulated-shop.testing.ts';
import { intentShape } from './stripe/stripe-shapes.testing.ts';

const recorded = recordedProvider();
const db = {} as Db;
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const paypal = { PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'hook' };
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://souk.example',
  SMTP_URL: 'smtp://mail.example',
  SMS: 'off',
  PUSH: 'off',
  SECRETS_KEY: randomBytes(32).toString('base64'),
};
const namesIn = (config: Config) => {
  const { card, paypal: account } = createPaymentProviders(config, db);
  return [card.name, account.name];
};

describe('the providers of payments', () => {
  test('are simulated where nothing is set, and real where they are', () => {
    expect(namesIn(readConfig({}))).toEqual(['simulated-card', 'simulated-paypal']);
    expect(namesIn(readConfig(stripe))).toEqual(['stripe', 'simulated-paypal']);
    expect(namesIn(readConfig({ ...stripe, ...paypal }))).toEqual(['stripe', 'paypal']);
  });

  test('are found by name, also those that take nothing new', () => {
    const { byName } = createPaymentProviders(readConfig(stripe), db);

    expect([byName('stripe').method, byName('simulated-card').method]).toEqual(['card', 'card']);
    expect(() => byName('paypal')).toThrow('No provider of payments is called paypal here.');
  });

  test('send people back to full addresses where they are real', async () => {
    recorded.answers['POST /v1/payment_intents'] = { body: intentShape() };
    const config = readConfig({
      ...stripe,
      STRIPE_API_URL: recorded.base,
      NODE_ENV: 'development',
      DEMO: 'false',
      PUBLIC_URL: 'https://souk.example',
    });

    await createPaymentProviders(config, db).card.createCharge(chargeOf({ token: 'pm_1' }));

    expect(new URLSearchParams(recorded.asked[0]?.text).get('return_url')).toBe(
      'https://souk.example/payment-complete/7',
    );
  });

  test('are made once for the same settings', () => {
    const config = readConfig(stripe);

    expect(createPaymentProviders(config, db)).toBe(createPaymentProviders(config, db));
  });

  test('are never simulated in production: what is not set up refuses', async () => {
    const config = readConfig({ ...production, ...stripe });

    const { card } = createPaymentProviders(readConfig({ ...production, PAYMENTS: 'off' }), db);
    const { paypal: account, byName } = createPaymentProviders(config, db);
    await expect(card.getCharge('x')).rejects.toMatchObject({ code: 'provider-missing' });
    expect(account.publishableKey).toBe('');
    await expect(account.getCharge('x')).rejects.toMatchObject({ code: 'provider-missing' });
    expect(() => byName('simulated-card')).toThrow();
  });
});
