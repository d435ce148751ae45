import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from './page.testing.ts';
import { findStep, forgetStep, keepStep } from './step-cookie.server.ts';

const refusal = {
  code: 'second-factor-needed',
  step_token: 'st3p',
  ways: ['totp', 'recovery'],
  expires_in: 300,
};

describe('a sign-in that waits for its second step', () => {
  test('is kept out of reach of scripts for as long as it is valid, with the page to continue to', async () => {
    const { args, state } = await buildPageArgs(buildRequest());

    const isKept = keepStep(args, refusal, '/wishlist');

    expect(isKept).toBe(true);
    expect(state.setCookies[0]).toMatch(/^souk_step=.+; Path=\/; Max-Age=300; SameSite=Lax; HttpOnly$/);
    expect(findStep(args)).toEqual({ token: 'st3p', ways: ['totp', 'recovery'], back: '/wishlist' });
    forgetStep(args);
    expect(findStep(args)).toBeNull();
  });

  test('is bound to this host behind TLS', async () => {
    const { args, state } = await buildPageArgs(new Request('https://souk.test/login'));

    keepStep(args, refusal, '/');

    expect(state.setCookies[0]).toMatch(/^__Host-souk_step=.+; Secure$/);
  });

  test.each([undefined, null, { code: 'wrong-credentials' }, { ...refusal, ways: 'all' }])(
    'is not made of another refusal (%j)',
    async (other) => {
      const { args, state } = await buildPageArgs(buildRequest());

      expect(keepStep(args, other, '/')).toBe(false);
      expect(state.setCookies).toEqual([]);
    },
  );

  test('does not exist if its cookie was tampered with', async () => {
    const { args } = await buildPageArgs(buildRequest({ cookie: 'souk_step=%7Bbroken' }));

    expect(findStep(args)).toBeNull();
  });
});
