import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { apple } from './apple.ts';
import { facebook } from './facebook.ts';
import { google } from './google.ts';
import * as local from './local-provider.testing.ts';
import { socialProvider } from './social-providers.ts';

const provider = local.localProvider();
const { claimsOf, idToken, seconds } = local;
const freshKeys = () => local.freshKeys(provider);

const refused = { code: 'social-token-invalid' };
const failed = { code: 'provider-failed' };

describe('Google', () => {
  const issuer = 'https://accounts.google.com';
  const checkWith = (keys: string) => google('souk-app', { keys, tokenInfo: `${provider.base}/tokeninfo` });

  test('vouches for an id token by its published keys, asking for them once', async () => {
    const check = checkWith(freshKeys());

    const profile = await check(idToken(claimsOf(issuer)));
    await check(idToken(claimsOf(issuer)));

    expect(profile).toEqual({
      socialId: '110169484474386276334',
      email: 'amal@example.test',
      isEmailVerified: true,
      name: 'Amal Haddad',
    });
    expect(provider.asked).toHaveLength(1);
  });

  test.each<[string, () => string]>([
    ['a foreign signature', () => idToken(claimsOf(issuer), { key: local.foreignKey })],
    ['an unknown key', () => idToken(claimsOf(issuer), { kid: 'key-9' })],
    ['no signature', () => idToken(claimsOf(issuer), { alg: 'none' })],
    ['another algorithm', () => idToken(claimsOf(issuer), { alg: 'HS256' })],
    ['another app', () => idToken(claimsOf(issuer, { aud: 'other-app' }))],
    ['another issuer', () => idToken(claimsOf('https://evil.example'))],
    ['an hour too late', () => idToken(claimsOf(issuer, { exp: seconds() - 1 }))],
    ['no subject', () => idToken(claimsOf(issuer, { sub: undefined }))],
    [
      'changed claims',
      () =>
        idToken(claimsOf(issuer)).replace(/\.[^.]+\./, `.${local.jwtPart(claimsOf(issuer, { sub: '1' }))}.`),
    ],
    ['broken JSON', () => 'eyJhbGciOiJSUzI1.bm90LWpzb24tYXQ.c2lnbmF0dXJlLWhl'],
  ])('does not vouch for an id token with %s', async (_case, token) => {
    await expect(checkWith(freshKeys())(token())).rejects.toMatchObject(refused);
  });

  test('vouches for an access token that was given to us', async () => {
    provider.answers['/tokeninfo'] = {
      body: {
        azp: 'souk-app',
        aud: 'souk-app',
        sub: '1101694',
        scope: 'openid email',
        exp: '1600000000',
        expires_in: '3599',
        email: 'amal@example.test',
        email_verified: 'true',
        access_type: 'online',
      },
    };

    const profile = await checkWith(freshKeys())('ya29.a0AfH6SMBx');

    expect(profile).toMatchObject({ socialId: '1101694', email: 'amal@example.test', isEmailVerified: true });
    expect(provider.asked[0]?.query.get('access_token')).toBe('ya29.a0AfH6SMBx');
  });

  test('does not vouch for an access token of another app, nor for a dead one', async () => {
    const check = checkWith(freshKeys());
    provider.answers['/tokeninfo'] = { body: { aud: 'other-app', sub: '1101694' } };
    await expect(check('ya29.foreign')).rejects.toMatchObject(refused);

    provider.answers['/tokeninfo'] = {
      status: 400,
      body: { error: 'invalid_token', error_description: 'Invalid Value' },
    };

    await expect(check('ya29.dead')).rejects.toMatchObject(refused);
  });

  test.each([
    ['is down', 503, {}],
    ['limits us', 429, {}],
    ['answers no JSON', 200, '<html>'],
    ['answers another shape', 200, { hello: 1 }],
  ])('that %s is no reason to call a token invalid', async (_case, status, body) => {
    provider.answers['/tokeninfo'] = { status, body };

    await expect(checkWith(freshKeys())('ya29.any')).rejects.toMatchObject(failed);
  });

  test.each([
    ['is down', 503, {}],
    ['answers no JSON', 200, '<html>'],
    ['publishes another shape', 200, { hello: 1 }],
  ])('that %s when asked for its keys does not make a token invalid', async (_case, status, body) => {
    const keys = freshKeys();
    provider.answers[new URL(keys).pathname] = { status, body };
    const check = checkWith(keys);

    await expect(check(idToken(claimsOf(issuer)))).rejects.toMatchObject(failed);
  });

  test('that cannot be reached is a failure', async () => {
    const nowhere = google('souk-app', { keys: provider.base, tokenInfo: 'http://127.0.0.1:9/tokeninfo' });

    await expect(nowhere('ya29.any')).rejects.toMatchObject(failed);
    await expect(checkWith('http://127.0.0.1:9/keys')(idToken(claimsOf(issuer)))).rejects.toMatchObject(
      failed,
    );
  });
});

describe('Apple', () => {
  const issuer = 'https://appleid.apple.com';

  test('vouches for an identity token, whose flags are texts', async () => {
    const token = idToken(
      claimsOf(issuer, { email: 'x7@privaterelay.appleid.com', email_verified: 'true', name: undefined }),
    );

    const profile = await apple('souk-app', freshKeys())(token);

    expect(profile).toMatchObject({
      email: 'x7@privaterelay.appleid.com',
      isEmailVerified: true,
      name: null,
    });
  });

  test('does not vouch for a token of Google, nor for what is no token', async () => {
    const check = apple('souk-app', freshKeys());

    await expect(check(idToken(claimsOf('https://accounts.google.com')))).rejects.toMatchObject(refused);
    await expect(check('not-a-token')).rejects.toMatchObject(refused);
  });
});

describe('Facebook', () => {
  const app = { id: '138483919580948', secret: 'app-secret' };
  const debugged = (changes: object = {}) => ({
    body: {
      data: {
        app_id: app.id,
        type: 'USER',
        application: 'Souk',
        expires_at: 1_900_000_000,
        is_valid: true,
        issued_at: 1_800_000_000,
        scopes: ['email', 'public_profile'],
        user_id: '1207059',
        ...changes,
      },
    },
  });
  const check = (token: string) => facebook(app, provider.base)(token);

  test('vouches for a token of our app, with a proof that it is ours', async () => {
    provider.answers['/debug_token'] = debugged();
    provider.answers['/me'] = { body: { id: '1207059', name: 'Amal Haddad', email: 'amal@example.test' } };

    const profile = await check('EAAB-token');

    expect(profile).toEqual({
      socialId: '1207059',
      email: 'amal@example.test',
      isEmailVerified: true,
      name: 'Amal Haddad',
    });
    expect(provider.asked[0]?.authorization).toBe(`Bearer ${app.id}|${app.secret}`);
    expect(provider.asked[1]?.query.get('appsecret_proof')).toBe(
      createHmac('sha256', app.secret).update('EAAB-token').digest('hex'),
    );
  });

  test('gives no address where its owner keeps it', async () => {
    provider.answers['/debug_token'] = debugged();
    provider.answers['/me'] = { body: { id: '1207059', name: 'Amal Haddad' } };

    expect(await check('EAAB-token')).toMatchObject({ email: null, isEmailVerified: false });
  });

  test.each([
    ['another app', debugged({ app_id: '999' })],
    ['a dead token', debugged({ is_valid: false, error: { code: 190, message: 'expired' } })],
    ['another person', debugged({ user_id: '42' })],
    [
      'an error',
      { status: 400, body: { error: { message: 'Malformed', type: 'OAuthException', code: 190 } } },
    ],
  ])('does not vouch for %s', async (_case, answer) => {
    provider.answers['/debug_token'] = answer;
    provider.answers['/me'] = { body: { id: '1207059', name: 'Amal Haddad' } };

    await expect(check('EAAB-token')).rejects.toMatchObject(refused);
  });

  test('that is down is a failure', async () => {
    provider.answers['/debug_token'] = { status: 500, body: {} };

    await expect(check('EAAB-token')).rejects.toMatchObject(failed);
  });
});

describe('without settings', () => {
  test('the simulator answers in demos, and nothing does in production', () => {
    expect(socialProvider({ DEMO: true } as never, 'google')).toBeTypeOf('function');
    for (const name of ['google', 'facebook', 'apple'] as const)
      expect(() => socialProvider({ DEMO: false } as never, name)).toThrow(
        expect.objectContaining({ code: 'provider-missing' }),
      );
  });
});
