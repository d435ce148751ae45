import { describe, expect, test } from 'vitest';
import { choiceOf, choiceValue, firstChoice, isIncluded } from './boost-choice.ts';

const aud = (cents: number) => ({ cents, currency: 'AUD' as const });
const prices = [
  { boost: 'featured', days: 7, price: aud(500) },
  { boost: 'premium', days: 14, price: aud(2_100) },
] as const;

describe('a choice of boost', () => {
  test('is the one with the price in the address, if it still has that price', () => {
    expect(firstChoice(prices, 2_100)).toBe('premium:14');
  });

  test('is the first of the list if nothing has the price in the address', () => {
    expect(firstChoice(prices, 1)).toBe('featured:7');
    expect(firstChoice([], 500)).toBe('');
  });

  test('becomes the fields of the call', () => {
    expect(choiceOf(choiceValue(prices[1]))).toEqual({ boost: 'premium', days: '14' });
    expect(choiceOf('premium')).toEqual({});
    expect(choiceOf(null)).toEqual({});
  });

  test('is free for seven days while the plan has some left', () => {
    const left = { premium: 2, featured: 1 };

    expect(isIncluded(prices[0], left)).toBe(true);
    expect(isIncluded(prices[1], left)).toBe(false);
    expect(isIncluded(prices[0], { premium: 2, featured: 0 })).toBe(false);
  });
});
