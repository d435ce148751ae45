import { expect, test } from 'vitest';
import { ApiProblem } from '../../lib/api-problem.ts';
import { anewFor, anewForRefusal } from './ask-anew.server.ts';

const tooOld = { code: 'authentication-too-old' };

test('a change that needs a fresh login leads there and back', () => {
  const answer = anewFor({ ok: false, reply: tooOld }, '/security/app');

  expect(answer?.headers.get('location')).toBe('/security/confirm?next=%2Fsecurity%2Fapp');
});

test('other outcomes lead nowhere', () => {
  expect(anewFor({ ok: true }, '/security')).toBeUndefined();
  expect(anewFor({ ok: false, reply: { code: 'second-factor-last' } }, '/security')).toBeUndefined();
});

test('reading leads there in the same way, and any other error stays one', () => {
  const refused = (reply: unknown) => new ApiProblem(422, { status: 422, message: '', msg: '', data: reply });
  const other = refused({ code: 'too-many-factors' });

  expect(anewForRefusal(refused(tooOld), '/security').headers.get('location')).toContain('/security/confirm');
  expect(() => anewForRefusal(other, '/security')).toThrow(other);
});
