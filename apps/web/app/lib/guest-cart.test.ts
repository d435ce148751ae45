import { describe, expect, test } from 'vitest';
import { guestCartCount, guestCartLine } from './guest-cart.ts';

describe('the count of a visitor’s cart', () => {
  test('is read back from its cookie', () => {
    const [pair = ''] = guestCartLine(12, true).split(';');

    expect(guestCartCount(`souk_theme=dark; ${pair}`)).toBe(12);
  });

  test.each(['', 'souk_cart_count=', 'souk_cart_count=-3', 'other_souk_cart_count=4'])(
    'is nothing without a valid cookie: "%s"',
    (cookies) => {
      expect(guestCartCount(cookies)).toBe(0);
    },
  );

  test('is forgotten with an empty cart', () => {
    expect(guestCartLine(0, false)).toContain('Max-Age=0');
  });
});
