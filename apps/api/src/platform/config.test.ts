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
