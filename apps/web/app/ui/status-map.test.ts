import { expect, test } from 'vitest';
import { statusLook, statusWords } from './status-map.ts';

test.each([
  ['Quote-Requested', 'Quote requested', 'warn'],
  ['pending approval', 'Pending approval', 'warn'],
  ['in-the-kitchen', 'In the kitchen', 'warn'],
  ['Accepted-Paid', 'Accepted, paid', 'good'],
  ['Disputed', 'Disputed', 'bad'],
  ['sold', 'Sold', 'mute'],
])('%s is shown as "%s" in the tone %s', (status, words, tone) => {
  expect(statusWords(status)).toBe(words);
  expect(statusLook(status)[0]).toBe(tone);
});

test('an unknown status has the neutral look', () => {
  expect(statusLook('made-up')[0]).toBe('mute');
});
