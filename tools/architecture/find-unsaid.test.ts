import { expect, test } from 'vitest';
import { findUnsaid } from './find-unsaid.ts';

const foundIn = (text: string, path = 'apps/api/src/modules/retail/planted.ts') =>
  findUnsaid([{ path, text }]);

test.each([
  ['a refusal of a field', "throw fieldProblem('images', `Only $" + '{max} files can be uploaded.`);'],
  ['an answer', 'reply.say(`You act for $' + '{user.name}.`);'],
  ['a problem that is told later', 'return { problem: `$' + '{name} is required.` };'],
])('%s that is filled in goes through say`…`', (_what, text) => {
  expect(foundIn(text)).toHaveLength(1);
  expect(foundIn(text.replace('`', 'say`'))).toEqual([]);
});

test('what providers tell us is for the log, and an address is no sentence', () => {
  const refusal = 'const why = `Stripe refuses: $' + '{reason}.`;';

  expect(foundIn(refusal, 'apps/api/src/modules/payments/providers/stripe/planted.ts')).toEqual([]);
  expect(foundIn('const path = `/orders/$' + '{id}`;')).toEqual([]);
});
