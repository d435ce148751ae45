import { namedCancellations } from '@souk/contract/modules/bookings/cancellations';
import { describe, expect, test } from 'vitest';
import { loadI18n } from '../../lib/i18n.ts';
import { cancellationWords, type ReadTerms, termsWords } from './terms-words.ts';

const i18n = await loadI18n('en');

const sentence = (...steps: [hours: number, percent: number][]) =>
  cancellationWords(
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

const terms: ReadTerms = {
  payment: 'deposit',
  deposit_percent: 20,
  confirmation: 'by-hand',
  answer_hours: 48,
  cancellation_steps: [...namedCancellations.moderate],
  no_show_percent: 0,
};
const said = (given: Partial<ReadTerms> = {}) => termsWords(i18n, { ...terms, ...given }).join(' ');

describe('what customers read before they book', () => {
  test('says who confirms, when they pay, and what comes back', () => {
    expect(said()).toBe(
      'The business confirms within 2 days. You pay 20 % when you book, and the rest before the start. ' +
        'Free until 24 hours before, then 50 % back. If you don’t come, nothing comes back.',
    );
    expect(said({ no_show_percent: 10 })).toContain('If you don’t come, 10 % comes back.');
  });

  test.each([
    ['at-booking', 'You pay when you book.'],
    ['after-confirming', 'You pay within 24 hours after the booking is confirmed.'],
    ['on-the-spot', 'You pay on the spot.'],
  ] as const)('says %s', (payment, words) => {
    expect(said({ payment, confirmation: 'at-once' })).toContain(`Confirmed at once. ${words}`);
  });
});
