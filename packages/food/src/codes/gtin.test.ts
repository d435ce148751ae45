import { describe, expect, test } from 'vitest';
import { checkDigitOf, expandUpcE, toGtin } from './gtin.ts';

describe('the code of a product', () => {
  test.each([
    ['629104150021', 3],
    ['03600029145', 2],
    ['9638507', 4],
  ])('ends with the check digit of GS1: %s → %i', (body, digit) => {
    expect(checkDigitOf(body)).toBe(digit);
  });

  test('of eight digits may be short for one of twelve', () => {
    expect(expandUpcE('04252614')).toBe('042100005264');
    expect(expandUpcE('24252614')).toBeUndefined();
  });

  test.each([
    ['EAN-13', '6291041500213', '6291041500213'],
    ['EAN-13 with spaces', '6 291041 500213', '6291041500213'],
    ['UPC-A', '036000291452', '0036000291452'],
    ['UPC-E', '04252614', '0042100005264'],
    ['EAN-8', '96385074', '0000096385074'],
    ['GTIN-14', '06291041500213', '6291041500213'],
  ])('of the kind %s is kept as 13 digits', (_kind, typed, kept) => {
    expect(toGtin(typed)).toBe(kept);
  });

  test.each(['6291041500214', '1234567', '123456789', 'abc', '', '62910415002133', '16291041500210'])(
    'is refused where it cannot be one: "%s"',
    (typed) => {
      expect(toGtin(typed)).toBeUndefined();
    },
  );
});
