import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { appleFlow } from './apple.ts';
import { facebookFlow } from './facebook.ts';
import { googleFlow } from './google.ts';
import * as local from './local-provider.testing.ts';
import { simulatedFlow } from './simulated-social.ts';
import { challengeOf, newFlowSecrets } from './social-flow.ts';
import { findSocialFlow, listSocialFlows, socialFlow } from './social-providers.ts';

const provider = local.localProvider();
const { claimsOf, idToken } = local;
const secrets = newFlowSecrets();
const back = 'https://souk.example/social-login/google/callback';
const refused = { code: 'social-token-invalid' };
const failed = { code: 'provider-failed' };

const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe('the way through Google', () => {
  const issuer = 'https://accounts.google.com';
  const flow = () =>
    googleFlow(
      { id: 'souk-app', secret: 'app-secret' },
      {
        authorize: `${provider.base}/auth`,
        token: `${provider.base}/token`,
        keys: local.freshKeys(provider),
      },
    );

  test('sends the browser off with state, nonce and the challenge alone', () => {
    const url = flow().authorizeUrl(secrets, back);

    expect(queryOf(url)).toEqual({
      client_id: 'souk-app',
      redirect_uri: back,
      response_type: 'code',
      scope: 'openid email profile',
      state: secrets.state,
      nonce: secrets.nonce,
      prompt: 'select_account',
      code_challenge: challengeOf(secrets.verifier),
      code_challenge_method: 'S256',
    });
    expect(url).not.toContain(secrets.verifier);
  });

  test('exchanges the code for a signed token that was made for this sign-in', async () => {
    const way = flow();
    provider.answers['/token'] = {
      body: {
        access_token: 'ya29.a0',
        expires_in: 3599,
        scope: 'openid',
        token_type: 'Bearer',
        id_token: idToken(claimsOf(issuer, { nonce: secrets.nonce })),
      },
    };

    const profile = await way.exchange('4/0AX4', secrets, back);

    expect(profile).toMatchObject({ email: 'amal@example.test', isEmailVerified: true, name: 'Amal Haddad' });
    expect(provider.asked[0]).toMatchObject({ method: 'POST', path: '/token' });
    expect(Object.fromEntries(provider.asked[0]?.form ?? [])).toEqual({
      code: '4/0AX4',
      client_id: 'souk-app',
      client_secret: 'app-secret',
      redirect_uri: back,
      grant_type: 'authorization_code',
      code_verifier: secrets.verifier,
    });
  });

  test.each([
    ['another sign-in', { nonce: 'another' }],
    ['no sign-in', {}],
    ['another app', { nonce: secrets.nonce, aud: 'other-app' }],
  ])('does not take a token that was made for %s', async (_case, changes) => {
    const way = flow();
    provider.answers['/token'] = { body: { id_token: idToken(claimsOf(issuer, changes)) } };

    await expect(way.exchange('4/0AX4', secrets, back)).rejects.toMatchObject(refused);
  });

  test.each([
    ['a spent code', 400, { error: 'invalid_grant', error_description: 'Bad Request' }, refused],
    ['an outage', 503, {}, failed],
    ['an answer without a token', 200, { access_token: 'ya29' }, failed],
  ])('tells %s', async (_case, status, body, problem) => {
    const way = flow();
    provider.answers['/token'] = { status, body };

    await expect(way.exchange('4/0AX4', secrets, back)).rejects.toMatchObject(problem);
  });
});

describe('the way through Apple', () => {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const flow = () =>
    appleFlow(
      { id: 'souk-app', teamId: 'TEAM123456', keyId: 'KEY1234567', privateKey },
      {
        authorize: `${provider.base}/auth`,
        token: `${provider.base}/token`,
        keys: local.freshKeys(provider),
      },
    );

  test('asks for name and address, which come back by a form', () => {
    expect(queryOf(flow().authorizeUrl(secrets, back))).toEqual({
      client_id: 'souk-app',
      redirect_uri: back,
      response_type: 'code',
      response_mode: 'form_post',
      scope: 'name email',
      state: secrets.state,
      nonce: secrets.nonce,
    });
  });

  test('signs its secret anew for each exchange', async () => {
    const way = flow();
    const claims = claimsOf('https://appleid.apple.com', { nonce: secrets.nonce, email_verified: 'true' });
    provider.answers['/token'] = { body: { access_token: 'a', id_token: idToken(claims) } };

    const profile = await way.exchange('c0ffee', secrets, back);

    expect(profile).toMatchObject({ email: 'amal@example.test', isEmailVerified: true });
    const [head = '', body = '', signature = ''] =
      provider.asked[0]?.form.get('client_secret')?.split('.') ?? [];
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object;
    expect(read(head)).toEqual({ alg: 'ES256', kid: 'KEY1234567' });
    expect(read(body)).toMatchObject({
      iss: 'TEAM123456',
      sub: 'souk-app',
      aud: 'https://appleid.apple.com',
    });
    const key = { key: createPublicKey(privateKey), dsaEncoding: 'ieee-p1363' } as const;
    const isSigned = verify(
      'SHA256',
      Buffer.from(`${head}.${body}`),
      key,
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
  });

  test('does not take the token of another sign-in', async () => {
    const way = flow();
    const claims = claimsOf('https://appleid.apple.com', { nonce: 'another' });
    provider.answers['/token'] = { body: { id_token: idToken(claims) } };

    await expect(way.exchange('c0ffee', secrets, back)).rejects.toMatchObject(refused);
  });
});

describe('the way through Facebook', () => {
  const app = { id: '138483919580948', secret: 'app-secret' };
  const flow = () => facebookFlow(app, { dialog: `${provider.base}/dialog`, graph: provider.base });

  test('exchanges the code and checks whose token it has got', async () => {
    provider.answers['/oauth/access_token'] = {
      body: { access_token: 'EAAB', token_type: 'bearer', expires_in: 5_183_944 },
    };
    provider.answers['/debug_token'] = {
      body: { data: { app_id: app.id, is_valid: true, user_id: '1207059' } },
    };
    provider.answers['/me'] = { body: { id: '1207059', name: 'Amal Haddad' } };

    expect(queryOf(flow().authorizeUrl(secrets, back))).toMatchObject({
      client_id: app.id,
      redirect_uri: back,
      state: secrets.state,
      scope: 'email,public_profile',
    });
    const profile = await flow().exchange('AQD', secrets, back);

    expect(profile).toMatchObject({ socialId: '1207059', email: null, isEmailVerified: false });
    expect(Object.fromEntries(provider.asked[0]?.query ?? [])).toEqual({
      client_id: app.id,
      client_secret: app.secret,
      redirect_uri: back,
      code: 'AQD',
    });
  });

  test.each([
    ['a spent code', 400, { error: { message: 'expired', type: 'OAuthException', code: 100 } }, refused],
    ['an outage', 500, {}, failed],
    ['another shape', 200, { token: 'EAAB' }, failed],
  ])('tells %s', async (_case, status, body, problem) => {
    provider.answers['/oauth/access_token'] = { status, body };

    await expect(flow().exchange('AQD', secrets, back)).rejects.toMatchObject(problem);
  });
});

describe('the simulator', () => {
  const codeOf = (changes: object = {}) =>
    Buffer.from(
      JSON.stringify({
        token: 'ok:sim-1:sim@example.test:Sim',
        nonce: secrets.nonce,
        challenge: challengeOf(secrets.verifier),
        ...changes,
      }),
    ).toString('base64url');

  test('answers its own codes alone, for the sign-in they were made for', async () => {
    const flow = simulatedFlow('google');

    expect(flow.authorizeUrl(secrets, back)).toMatch(/^\/social-login\/google\/consent\?/);
    expect(await flow.exchange(codeOf(), secrets, back)).toMatchObject({ email: 'sim@example.test' });
    for (const code of [codeOf({ nonce: 'x' }), codeOf({ challenge: 'x' }), 'no-code'])
      await expect(async () => flow.exchange(code, secrets, back)).rejects.toMatchObject(refused);
    await expect(async () => flow.exchange(codeOf({ token: 'down:' }), secrets, back)).rejects.toMatchObject(
      failed,
    );
  });
});

describe('a button', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

  test('stands for providers whose settings are whole, in demos for the simulated ones as well', () => {
    expect(listSocialFlows({ DEMO: false } as never)).toEqual([]);
    expect(listSocialFlows({ DEMO: false, ...google } as never)).toEqual([
      { name: 'google', is_simulated: false },
    ]);
    expect(listSocialFlows({ DEMO: true, ...google } as never)).toEqual([
      { name: 'google', is_simulated: false },
      { name: 'facebook', is_simulated: true },
      { name: 'apple', is_simulated: true },
    ]);
  });

  test('does not stand for a real provider that has an id alone', () => {
    const half = { DEMO: true, GOOGLE_CLIENT_ID: 'id' } as never;

    expect(findSocialFlow(half, 'google')).toBeUndefined();
    expect(() => socialFlow(half, 'google')).toThrow(expect.objectContaining({ code: 'provider-missing' }));
  });
});
