import { describe, expect, test } from 'vitest';
import { faultsOf, groupedExpiry, groupedNumber, isCardNumber, isExpiryAhead } from './card-number.ts';
import { testCards, tokenOfNumber } from './test-cards.ts';

const now = new Date('2026-11-20T00:00:00Z');

describe('a typed card', () => {
  test.each(testCards)('that is offered for trying ($token) has a sound number', ({ number, token }) => {
    expect(isCardNumber(number)).toBe(true);
    expect(tokenOfNumber(groupedNumber(number))).toBe(token);
  });

  test('with a wrong digit has no sound number and no token', () => {
    expect(isCardNumber('4242 4242 4242 4241')).toBe(false);
    expect(tokenOfNumber('4242 4242 4242 4241')).toBeUndefined();
  });

  test.each([
    ['42424', '4242 4'],
    ['378282246310005', '3782 822463 10005'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
  ])('is grouped while it is typed: %s', (typed, shown) => {
    expect(groupedNumber(typed)).toBe(shown);
  });

  test.each([
    ['1', '1'],
    ['8', '08'],
    ['0828', '08 / 28'],
  ])('has its expiry grouped: %s', (typed, shown) => {
    expect(groupedExpiry(typed)).toBe(shown);
  });

  test('is good until the end of its month', () => {
    expect(isExpiryAhead('11 / 26', now)).toBe(true);
    expect(isExpiryAhead('10 / 26', now)).toBe(false);
    expect(isExpiryAhead('13 / 27', now)).toBe(false);
  });

  test('is told what is missing and what is wrong', () => {
    expect(faultsOf({ number: '', expiry: '10 / 26', code: '12', name: '' }, now)).toEqual({
      number: 'missing',
      expiry: 'wrong',
      code: 'wrong',
      name: 'missing',
    });
  });
});
