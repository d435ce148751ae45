import { expect, test } from 'vitest';
import { badgeOf, dealCents } from './deal-terms.ts';

test('a deal takes whole per cents off, or sets a price', () => {
  expect(dealCents(1999, { kind: 'percent', percent: '15', price: '' })).toBe(1699);
  expect(dealCents(1999, { kind: 'price', percent: '', price: '12.50' })).toBe(1250);
});

test('what makes no sense has no price', () => {
  const tries = ['', '0', '101', '7.5', 'x'];

  expect(tries.map((percent) => dealCents(1999, { kind: 'percent', percent, price: '' }))).toEqual(
    tries.map(() => null),
  );
});

test('the badge needs a price below the lowest of 30 days', () => {
  expect(badgeOf(900, 1000, 950)).toBe('shown');
  expect(badgeOf(950, 1000, 950)).toBe('not-honest');
  expect(badgeOf(1000, 1000, 950)).toBe('not-lower');
  expect(badgeOf(null, 1000, 950)).toBe('unknown');
});
