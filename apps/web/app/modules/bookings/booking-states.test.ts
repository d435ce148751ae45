import { bookingKinds, bookingStates, bookingTabs } from '@souk/contract/modules/bookings/statuses';
import { describe, expect, test } from 'vitest';
import { loadI18n } from '../../lib/i18n.ts';
import { bookingWith, aud as money } from './booking.testing.ts';
import {
  bookingKindList,
  bookingTabList,
  bookingWords,
  cancelledWords,
  receivedBookingWords,
  stateWords,
} from './booking-states.ts';

const i18n = await loadI18n('en');

test('every state has words for both sides, without the key of the wire', () => {
  for (const words of [bookingWords, receivedBookingWords]) {
    const said = bookingStates.map((state) => i18n._(words[state]));

    expect(said.join(' ')).not.toMatch(/-Paid|Inprocess|Job-/);
    expect(new Set(said).size).toBe(bookingStates.length);
  }
});

test('tabs and kinds are those of the contract', () => {
  expect(bookingTabList).toEqual(Object.keys(bookingTabs));
  expect(bookingKindList).toEqual(bookingKinds);
});

describe('the state of a booking', () => {
  const said = (...given: Parameters<typeof bookingWith>) => i18n._(stateWords(bookingWith(...given)));

  test('is in the words of the side that reads it', () => {
    expect(said({ status: 'Pending', next: null })).toBe('Waiting for confirmation');
    expect(said({ status: 'Pending', next: null, role: 'seller' })).toBe('New request');
  });

  test('tells a request that is not paid yet from one that waits for its seller', () => {
    const next = { step: 'pay', by: 'customer', due_at: null, otherwise: 'Expired' } as const;

    expect(said({ status: 'Pending', next })).toBe('Waiting for payment');
  });

  test('does not call a deposit the price', () => {
    expect(said()).toBe('Confirmed and paid');
    expect(said({ paid: money(2000) })).toBe('Confirmed, deposit paid');
  });

  test('tells who did not come from who cancelled', () => {
    expect(said({ status: 'Cancelled', is_no_show: true })).toBe('Not attended');
    expect(said({ status: 'Cancelled' })).toBe('Cancelled');
  });
});

test.each([
  ['customer', 'customer', 'You cancelled this booking.'],
  ['seller', 'customer', 'The business cancelled this booking.'],
  ['customer', 'seller', 'The customer cancelled this booking.'],
  ['system', 'customer', 'This booking was cancelled.'],
] as const)('a booking that the %s cancelled is told to the %s', (by, role, words) => {
  const history = [
    { move: 'cancel', status: 'Cancelled', by, reason: null, at: '2026-03-03T00:00:00Z' },
  ] as const;

  expect(i18n._(cancelledWords({ history: [...history], role, is_no_show: false }))).toBe(words);
});
