import { describe, expect, test } from 'vitest';
import { ApiProblem } from '../../lib/api-problem.ts';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { findStep } from '../../lib/step-cookie.server.ts';
import { refusedSocial } from './refused-social.server.ts';

const problem = (status: number, reply: unknown) =>
  new ApiProblem(status, { status, message: 'No', msg: 'No', data: reply });

describe('a sign-in through a provider that is refused', () => {
  test('continues with the second step if the account has one, and remembers the page', async () => {
    const { args } = await buildPageArgs(buildRequest());
    const step = { code: 'second-factor-needed', step_token: 't', ways: ['totp'], expires_in: 300 };

    const answer = refusedSocial(args, problem(401, step), 'google', '/wishlist');

    expect(answer.headers.get('location')).toBe('/login/second-step');
    expect(findStep(args)).toMatchObject({ token: 't', back: '/wishlist' });
  });

  test('shows any other reason on the login page', async () => {
    const { args, state } = await buildPageArgs(buildRequest());

    const answer = refusedSocial(args, problem(401, { code: 'account-blocked' }), 'google', '/');

    expect(answer.headers.get('location')).toBe('/login?social=account-blocked&provider=google&back=%2F');
    expect(state.setCookies).toEqual([]);
  });
});
