import { describe, expect, test } from 'vitest';
import { isForeignPost } from './origin.ts';
import { answerFormReturn } from './social-return.ts';

const address = 'https://souk.test/social-login/apple/callback';

function post(fields: Record<string, string>, url = address) {
  const body = new URLSearchParams(fields).toString();
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
    origin: 'https://appleid.apple.com',
    'sec-fetch-site': 'cross-site',
  };
  return new Request(url, { method: 'POST', headers, body });
}

describe('the form that Apple’s page posts', () => {
  test('becomes the same answer as a GET, with the name in a cookie of its own', async () => {
    const user = JSON.stringify({ name: { firstName: 'Amal', lastName: 'Haddad' }, email: 'a@example.test' });
    const request = post({ code: 'c0ffee', state: 'st&te', user, id_token: 'ey.not.used' });

    const answer = await answerFormReturn(request);

    expect(isForeignPost(request)).toBe(true);
    expect(answer?.status).toBe(303);
    expect(answer?.headers.get('location')).toBe('/social-login/apple/callback?code=c0ffee&state=st%26te');
    expect(answer?.headers.get('set-cookie')).toMatch(/^souk_social_name=Amal%20Haddad; .*HttpOnly.*Secure/);
  });

  test('carries a refusal over', async () => {
    const answer = await answerFormReturn(post({ error: 'user_cancelled_authorize', state: 's' }));

    expect(answer?.headers.get('location')).toBe(
      '/social-login/apple/callback?state=s&error=user_cancelled_authorize',
    );
  });

  test.each([
    ['', 'no JSON'],
    ['{"name":{"firstName":7}}', 'no name'],
  ])('ignores an invalid name: %s', async (user) => {
    const answer = await answerFormReturn(post({ code: 'c', state: 's', user }));

    expect(answer?.headers.get('set-cookie')).toMatch(/^souk_social_name=; .*Max-Age=0/);
  });

  test('is read only at its own address, and only up to a limit', async () => {
    expect(await answerFormReturn(post({ code: 'c' }, 'https://souk.test/login'))).toBeUndefined();
    expect(await answerFormReturn(new Request(address))).toBeUndefined();
    expect((await answerFormReturn(post({ code: 'x'.repeat(70_000) })))?.status).toBe(413);
  });
});
