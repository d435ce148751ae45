import { describe, expect, test } from 'vitest';
import { sumsOf } from './project.rules.ts';

const booked = (
  status: 'Accepted-Paid' | 'Cancelled',
  totalCents: number,
  paidCents: number,
  refundedCents = 0,
) => ({
  booking: { status, totalCents, paidCents, refundedCents },
  openQuotes: [],
});
const quoted = (...openQuotes: number[]) => ({ booking: null, openQuotes });

describe('the money of an event', () => {
  test('is nothing without roles', () => {
    expect(sumsOf([])).toEqual({ agreedCents: 0, quotedCents: 0, quotedAtMostCents: 0, paidCents: 0 });
  });

  test('adds what was booked and paid, and of what was called off only what was kept', () => {
    const roles = [booked('Accepted-Paid', 50_000, 10_000), booked('Cancelled', 30_000, 30_000, 20_000)];

    expect(sumsOf(roles)).toMatchObject({ agreedCents: 60_000, paidCents: 20_000 });
  });

  test('takes one quote of each brief, from the lowest to the highest', () => {
    expect(sumsOf([quoted(9_000, 7_000), quoted(1_000), quoted()])).toMatchObject({
      agreedCents: 0,
      quotedCents: 8_000,
      quotedAtMostCents: 10_000,
    });
  });
});
