import { generateKeyPairSync, randomBytes } from 'node:crypto';
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
  });

  const sound = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://souk.example',
    SMTP_URL: 'smtps://mail.example',
    SMS: 'off',
    PUSH: 'off',
    PAYMENTS: 'off',
    SECRETS_KEY: randomBytes(32).toString('base64'),
  };

  test.each([
    ['the public address', { PUBLIC_URL: '' }, /^PUBLIC_URL: .+ such as https/],
    ['real mail', { SMTP_URL: '' }, /^SMTP_URL: .+ Set it/],
    ['real SMS or none', { SMS: '' }, /^SMS_URL: .+ Set it, or SMS=off/],
    ['real push messages or none', { PUSH: '' }, /^PUSH_PUBLIC_KEY: .+ PUSH=off/],
    ['a key for secrets', { SECRETS_KEY: '' }, /^SECRETS_KEY: .+`openssl rand/],
    ['real payments or none', { PAYMENTS: '' }, /^STRIPE_SECRET_KEY: .+ PAYMENTS=off/],
    ['foods that are not made up', { OFF_LOOKUP: 'simulator' }, /^OFF_LOOKUP: /],
    ['no demo accounts', { DEMO: 'true' }, /^DEMO: demo accounts are refused in production/],
  ])('of production need %s', (_case, change, advice) => {
    expect(() => readConfig({ ...sound, ...change })).toThrow(advice);
    expect(readConfig(sound)).toMatchObject({ isProduction: true, DEMO: false });
  });

  test('tell everything that is missing at once', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      /PUBLIC_URL.+SMTP_URL.+SMS_URL.+PUSH.+SECRETS_KEY.+STRIPE/s,
    );
  });

  test.each([
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '::' }],
    [{ HOST: '192.168.1.5' }],
    [{ PUBLIC_URL: 'https://souk.example' }],
    [{ PUBLIC_URL: 'http://203.0.113.7:3000' }],
    [{ PUBLIC_URL: 'https://localhost.example' }],
    [{ PUBLIC_URL: 'https://127.0.0.1.example' }],
  ])('without NODE_ENV are those of production where others can come: %j', (environment) => {
    expect(() => readConfig(environment)).toThrow(ConfigProblem);
    const config = readConfig({ ...sound, NODE_ENV: '', ...environment });

    expect(config).toMatchObject({ NODE_ENV: 'production', isProduction: true, DEMO: false });
  });

  test.each([
    [{}],
    [{ HOST: '::1' }],
    [{ PUBLIC_URL: 'http://localhost:3000' }],
    [{ PUBLIC_URL: 'http://[::1]:3000' }],
  ])('without NODE_ENV are those of development on one machine: %j', (environment) => {
    expect(readConfig(environment)).toMatchObject({ NODE_ENV: 'development', DEMO: true });
  });

  test('put no demo accounts on a public address, whatever NODE_ENV says', () => {
    const open = { NODE_ENV: 'development', PUBLIC_URL: 'https://souk.example' };

    expect(() => readConfig(open)).toThrow(/^DEMO: everybody knows the password/);
    expect(readConfig({ ...open, DEMO: 'false' })).toMatchObject({ DEMO: false, isProduction: false });
  });

  test('that believe every client or every host are refused', () => {
    const reading = (environment: Record<string, string>) => () =>
      readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://souk.example', ...environment });

    expect(reading({ TRUST_PROXY: 'true' })).toThrow(/^TRUST_PROXY: true believes every client/m);
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

  test.each([
    ['secret'],
    [randomBytes(16).toString('base64')],
    [randomBytes(33).toString('base64')],
    [`${randomBytes(32).toString('base64')},short`],
  ])('take no key for secrets but one of 32 bytes: %s', (SECRETS_KEY) => {
    expect(() => readConfig({ SECRETS_KEY })).toThrow(/^Wrong setting. SECRETS_KEY: use 32 random bytes/);
  });

  test('take several keys for secrets, the present one first', () => {
    const keys = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64url')];

    expect(readConfig({ SECRETS_KEY: keys.join(', ') }).SECRETS_KEY).toEqual(keys);
  });

  test('of push are set whole or not at all', () => {
    expect(() => readConfig({ PUSH_PUBLIC_KEY: 'key' })).toThrow(/^PUSH_PRIVATE_KEY: needed beside/);
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
