import { isGtin, optionsMatch } from '@souk/contract/modules/retail/variant-rules';
import { describe, expect, test } from 'vitest';
import { type DealTerms, isHonestDeal } from '../../discounts/index.ts';
import { percentOff, priceNow } from './price.rules.ts';

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const deal = (changes: Partial<DealTerms> = {}): DealTerms => ({
  id: 7,
  percent: 10,
  dealCents: null,
  startsAt: at('2026-03-02'),
  endsAt: at('2026-03-04'),
  state: 'running',
  ...changes,
});
const variant = { priceCents: 1999, wasPriceCents: 2500 };
const plain = { cents: 1999, wasCents: 2500, dealId: null };

describe('the price of a variant', () => {
  test.each([
    ['without a deal', undefined, '2026-03-03', plain],
    ['before the deal', deal(), '2026-03-01', plain],
    ['from its first moment on', deal(), '2026-03-02', { cents: 1799, wasCents: 1999, dealId: 7 }],
    ['also before its timer has run', deal({ state: 'scheduled' }), '2026-03-03', { cents: 1799 }],
    ['at its end', deal(), '2026-03-04', plain],
    ['when it was withdrawn', deal({ state: 'withdrawn' }), '2026-03-03', plain],
    ['by a price of its own', deal({ percent: null, dealCents: 500 }), '2026-03-03', { cents: 500 }],
    ['never dearer by a deal', deal({ percent: null, dealCents: 3000 }), '2026-03-03', plain],
    ['free at a hundred percent', deal({ percent: 100 }), '2026-03-03', { cents: 0, wasCents: 1999 }],
  ])('holds %s', (_when, terms, day, price) => {
    expect(priceNow(variant, terms, at(day))).toMatchObject(price);
  });

  test.each([
    ['below every price of the 30 days before', 1500, 1600, true],
    ['as low as the lowest of them', 1600, 1600, false],
    ['above one of them', 1700, 1600, false],
    ['where there was no price before', 1500, undefined, false],
  ])('is a deal or none: %s', (_case, cents, lowest, isDeal) => {
    expect(isHonestDeal({ cents, wasCents: 1999, dealId: 7 }, lowest)).toBe(isDeal);
    expect(isHonestDeal({ cents, wasCents: 1999, dealId: null }, lowest)).toBe(false);
  });

  test('is never told to be reduced by more than it is', () => {
    expect(percentOff({ cents: 667, wasCents: 1000, dealId: null })).toBe(33);
    expect(percentOff({ cents: 1000, wasCents: null, dealId: null })).toBe(null);
  });
});

describe('a barcode', () => {
  test.each([
    ['4006381333931', true],
    ['96385074', true],
    ['036000291452', true],
    ['10614141000415', true],
    ['4006381333930', false],
    ['400638133393', false],
    ['40063813339a1', false],
    ['', false],
  ])('%s is a GTIN: %s', (code, isOne) => {
    expect(isGtin(code)).toBe(isOne);
  });
});

describe('the options of variants', () => {
  test.each([
    [[{}], true],
    [[{ Size: 'S' }, { Size: 'M' }], true],
    [[{ Size: 'S' }, { Size: 'S' }], false],
    [[{ Size: 'S' }, {}], false],
    [[{ Size: 'S' }, { Colour: 'Red' }], false],
    [
      [
        { Size: 'S', Colour: 'Red' },
        { Colour: 'Red', Size: 'M' },
      ],
      true,
    ],
    [[{ a: '1', b: '1', c: '1', d: '1' }], false],
  ])('%j match: %s', (options, doMatch) => {
    expect(optionsMatch(options.map((chosen) => ({ options: chosen as Record<string, string> })))).toBe(
      doMatch,
    );
  });
});
