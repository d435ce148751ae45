import { expect, test } from 'vitest';
import { loadI18n } from '../../lib/i18n.ts';
import { termsSentence } from './terms-words.ts';

const i18n = await loadI18n('en');

const sentence = (...steps: [hours: number, percent: number][]) =>
  termsSentence(
    i18n,
    steps.map(([hours_before, refund_percent]) => ({ hours_before, refund_percent })),
  );

test.each([
  ['Free until 24 hours before, then 50 % back.', [24, 100], [0, 50]],
  ['Free until 2 hours before, then 50 % back.', [2, 100], [0, 50]],
  ['Free until 7 days before, then 50 % back until 2 days before, then nothing.', [168, 100], [48, 50]],
  ['Free until the start.', [0, 100]],
  ['Free until 1 hour before, then nothing.', [1, 100], [0, 0]],
  ['80 % back until 30 hours before, then 20 % back.', [30, 80], [0, 20]],
  ['30 % back until the start.', [0, 30]],
  ['Nothing comes back after the booking is confirmed.'],
] as [string, ...[number, number][]][])('the terms of cancelling are one sentence: %s', (words, ...steps) => {
  expect(sentence(...steps)).toBe(words);
});
