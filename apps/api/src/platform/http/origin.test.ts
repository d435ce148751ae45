import { login } from '@souk/contract/modules/identity/sessions';
import { apiPrefix } from '@souk/contract/shared/endpoint';
import { describe, expect, test } from 'vitest';
import { buildUser } from '../../modules/identity/testing.ts';
import { startApi } from '../../testing/start-api.ts';
import { Problem } from '../errors.ts';
import { checkOrigin } from './origin.ts';

const publicUrl = 'https://souk.example';
const host = 'souk.example';
const cookie = 'theme=dark';

const isLet = (headers: Record<string, string>, method = 'POST', url = '/login') => {
  try {
    checkOrigin({ method, url, headers: { host, ...headers } }, publicUrl);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'foreign-origin') return false;
    throw error;
  }
};

describe('a change that is asked for', () => {
  test.each([
    ['by our own page', { 'sec-fetch-site': 'same-origin', origin: publicUrl, cookie }],
    ['by our own page in an old browser', { origin: publicUrl, cookie }],
    ['by a person who sends it anew', { 'sec-fetch-site': 'none', cookie }],
    ['by a program', {}],
    ['by an app with its token', { authorization: 'Bearer t', origin: 'null' }],
  ])('%s is let through', (_who, headers) => {
    expect(isLet(headers)).toBe(true);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another site, with our cookie', { 'sec-fetch-site': 'cross-site', cookie }],
    ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.souk.example' }],
    ['another site in an old browser', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page without an origin, with our cookie', { origin: 'null', cookie }],
    ['something that hides where it comes from, with our cookie', { cookie }],
    ['a site whose name begins like ours', { origin: 'https://souk.example.evil.example' }],
    ['our host without TLS', { origin: 'http://souk.example' }],
    ['our host under another port', { origin: 'https://souk.example:444' }],
    ['what is no origin', { origin: 'souk.example', cookie }],
  ])('%s is refused', (_who, headers) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) expect(isLet(headers, method)).toBe(false);
    expect(isLet(headers, 'GET')).toBe(true);
  });

  test('lets the form of a provider’s page come back, and nothing beside it', () => {
    const fromApple = { 'sec-fetch-site': 'cross-site', origin: 'https://appleid.apple.com' };

    expect(isLet(fromApple, 'POST', '/social-login/apple/callback?x=1')).toBe(true);
    expect(isLet(fromApple, 'POST', '/social-login/apple/callback/more')).toBe(false);
    expect(isLet(fromApple, 'POST', '/login')).toBe(false);
  });

  test('signs nobody in from another site’s page, with or without a cookie', async () => {
    const { app, db } = await startApi();
    const password = 'quiet-river-12';
    const { email } = await buildUser(db, { password });
    const post = (headers: Record<string, string>) =>
      app.server.inject({
        method: 'POST',
        url: apiPrefix + login.path,
        headers,
        payload: { email, password },
      });

    const answers = await Promise.all(
      [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'https://evil.example', cookie: 'theme=dark' },
      ].map(post),
    );

    for (const answer of answers) {
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect((await post({ origin: 'http://localhost', host: 'localhost' })).statusCode).toBe(200);
  });
});
