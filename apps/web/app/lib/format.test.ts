import { describe, expect, test } from 'vitest';
import {
  averageRating,
  badge,
  breakdownLabels,
  meanOf,
  price,
  salary,
  sharesOf,
  truncate,
} from './format.ts';

describe('numbers and texts', () => {
  test.each([
    [123_450, '$1,234.50'],
    [1, '$0.01'],
    [0, '$0.00'],
    [9_999_999_999, '$99,999,999.99'],
    [-2100, '-$21.00'],
  ])('[price-format] %i cents are shown with two decimals and thousands separators', (cents, shown) => {
    expect(price(cents)).toBe(shown);
  });

  test('salaries are shown in thousands', () => {
    expect(salary(7_400_000)).toBe('$74K');
  });

  test('[text-truncate] exactly 25 characters stay, one more is cut after 25', () => {
    expect(truncate('a'.repeat(25))).toBe('a'.repeat(25));
    expect(truncate('a'.repeat(26))).toBe(`${'a'.repeat(25)}...`);
  });

  test('[text-truncate] a character outside the basic plane is never cut in two', () => {
    expect(truncate('😀'.repeat(26))).toBe(`${'😀'.repeat(25)}...`);
  });

  test.each([
    [0, undefined],
    [-1, undefined],
    [1, '1'],
    [9, '9'],
    [10, '9+'],
  ])('[badge-max] a count of %i shows %s', (count, shown) => {
    expect(badge(count)).toBe(shown);
  });
});

describe('ratings', () => {
  test.each([
    [4.99, '4.0', 'Good'],
    [5, '5.0', 'Excelent'],
    [3.2, '3.0', 'Average'],
    [2, '2.0', 'Poor'],
    [1.5, '1.0', 'Terrible'],
    [0, '0.0', undefined],
  ])('[rating-average] a mean of %d is shown as %s %s', (mean, value, label) => {
    expect(averageRating(mean)).toEqual({ value, label });
  });

  test('[rating-average] the mean weighs the stars by their counts', () => {
    expect(meanOf([1, 0, 0, 0, 3])).toBe(4);
    expect(meanOf([0, 0, 0, 0, 0])).toBe(0);
  });

  test('[rating-breakdown-5] shares are whole per cent, nothing without reviews', () => {
    expect(sharesOf([4, 9, 22, 61, 122])).toEqual([2, 4, 10, 28, 56]);
    expect(sharesOf([0, 0, 0, 0, 0])).toEqual([0, 0, 0, 0, 0]);
    expect(breakdownLabels.at(-1)).toBe('Excellent');
  });
});
