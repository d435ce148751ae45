import { expect, test } from 'vitest';
import { isDenial, loginAfter, providerNamed, reasonNamed } from './social-reasons.ts';

test.each([
  ['access_denied', true],
  ['user_cancelled_authorize', true],
  ['server_error', false],
])('a provider that answers %s: turned back is %s', (error, isTurnedBack) => {
  expect(isDenial(error)).toBe(isTurnedBack);
});

test('what no page has words for counts as a failure of the provider', () => {
  expect(reasonNamed('social-email-missing')).toBe('social-email-missing');
  expect(reasonNamed('<b>anything</b>')).toBe('provider-failed');
  expect(providerNamed('myspace')).toBeUndefined();
});

test('the login page learns why, and where the visitor was', () => {
  expect(loginAfter('denied', 'google', '/search?keyword=pram')).toBe(
    '/login?social=denied&provider=google&back=%2Fsearch%3Fkeyword%3Dpram',
  );
});
