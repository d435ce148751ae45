import { describe, expect, test } from 'vitest';
import { boostPayPath, centsOfParam, priceParam } from './price-param.ts';

const aud = (cents: number) => ({ cents, currency: 'AUD' as const });

describe('a price in an address', () => {
  test.each([
    ['29', 2_900],
    ['29.00', 2_900],
    ['5.5', 550],
    ['19.99', 1_999],
  ])('%s is read in cents', (typed, cents) => {
    expect(centsOfParam(typed)).toBe(cents);
  });

  test.each(['', '-5', '1e9', 'free', '1.234', '99999999'])('%s is no price', (typed) => {
    expect(centsOfParam(typed)).toBeNull();
  });

  test('comes back as it was written', () => {
    expect(centsOfParam(priceParam(aud(1_999)))).toBe(1_999);
  });

  test('leads private users and businesses to pages of their own', () => {
    const ad = { kind: 'classifieds.ad', id: 7 };

    expect(boostPayPath(ad, aud(500), true)).toBe('/boostAd-pay/7/5.00');
    expect(boostPayPath(ad, aud(500), false)).toBe('/payment/7/5.00?type=boost');
    expect(boostPayPath({ kind: 'retail.product', id: 7 }, aud(500), false)).toBe(
      '/payment/7/5.00?type=boost&kind=retail.product',
    );
  });
});
