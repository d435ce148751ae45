import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ConfigProblem, readConfig } from './config.ts';

describe('settings', () => {
  test('that are wrong stop the start with a sentence that says what to do', () => {
    const reading = (environment: Record<string, string>) => () => readConfig(environment);

    expect(reading({ PORT: 'many' })).toThrow(ConfigProblem);
    expect(reading({ PORT: 'many' })).toThrow(/PORT: .+ Correct it in the environment/);
    expect(reading({ APPLE_PRIVATE_KEY: 'secret' })).toThrow(
      /APPLE_PRIVATE_KEY: use the text of the key file/,
    );
    expect(reading({ NODE_ENV: 'production', PUBLIC_URL: 'https://souk.example', DEMO: 'true' })).toThrow(
      /demo accounts are refused in production/,
    );
  });

  test('that believe every client or every host are refused', () => {
    const reading = (environment: Record<string, string>) => () =>
      readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://souk.example', ...environment });

    expect(reading({ TRUST_PROXY: 'true' })).toThrow(/^TRUST_PROXY: true believes every client/);
    expect(reading({ ALLOWED_HOSTS: '*' })).toThrow(/ALLOWED_HOSTS: use names such as/);
    expect(reading({ ALLOWED_HOSTS: 'https://souk.example' })).toThrow(/ALLOWED_HOSTS/);
    expect(reading({ METRICS_TOKEN: 'short' })).toThrow(/METRICS_TOKEN: use a secret/);
  });

  test('of a provider of payments are set whole or not at all', () => {
    const reading = (environment: Record<string, string>) => () => readConfig(environment);
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };

    expect(reading(stripe)).toThrow(/^STRIPE_WEBHOOK_SECRET: needed beside the others/);
    expect(reading({ ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_1' })).not.toThrow();
    expect(reading({ STRIPE_SECRET_KEY: 'pk_test_1' })).toThrow(/starts with sk_ or rk_/);
    expect(reading({ PAYPAL_CLIENT_ID: 'id' })).toThrow(/^PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID: needed/);
  });

  test('take a private key in one line', () => {
    const { privateKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });

    const config = readConfig({ APPLE_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n') });

    expect(config.APPLE_PRIVATE_KEY).toBe(privateKey);
  });
});
