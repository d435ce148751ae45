import type { SaleVariant } from '@souk/contract/modules/retail/product-lists';
import { describe, expect, test } from 'vitest';
import { chosenVariant, variantWith } from './chosen-variant.ts';

const variant = (id: number, cents: number, options: Record<string, string>, free = 5): SaleVariant => ({
  id,
  options,
  free,
  sku: null,
  was_price: null,
  discount_percent: null,
  is_deal: false,
  price: { cents, currency: 'AUD' },
  lowest_30_days: { cents, currency: 'AUD' },
  is_sold_out: free === 0,
  weight_grams: null,
  image_id: null,
});

const variants = [
  variant(1, 4200, { Glaze: 'Oat', Set: 'Dripper' }, 0),
  variant(2, 6800, { Glaze: 'Oat', Set: 'Full set' }),
  variant(3, 5200, { Glaze: 'Sea green', Set: 'Dripper' }),
  variant(4, 10_400, { Glaze: 'Clay', Set: 'Set and 2 mugs' }),
];

describe('the variant of a page', () => {
  test('is the one that the address names, sold out or not', () => {
    expect(chosenVariant(variants, '1')?.id).toBe(1);
  });

  test('is else the cheapest that can be bought', () => {
    expect(chosenVariant(variants, null)?.id).toBe(3);
    expect(chosenVariant(variants, 'nonsense')?.id).toBe(3);
  });

  test('is the cheapest of all where nothing is left', () => {
    const gone = variants.map((one) => ({ ...one, is_sold_out: true }));

    expect(chosenVariant(gone, null)?.id).toBe(1);
    expect(chosenVariant([], null)).toBeUndefined();
  });
});

describe('choosing one more option', () => {
  const current = { Glaze: 'Oat', Set: 'Full set' };

  test('keeps the other choices where it can', () => {
    expect(variantWith(variants, current, ['Set', 'Dripper'])?.id).toBe(1);
  });

  test('gives other choices up where they do not come together', () => {
    expect(variantWith(variants, current, ['Glaze', 'Clay'])?.id).toBe(4);
  });

  test('prefers what can be bought', () => {
    expect(variantWith(variants, {}, ['Set', 'Dripper'])?.id).toBe(3);
  });

  test('leads nowhere with a value that nothing has', () => {
    expect(variantWith(variants, current, ['Glaze', 'Ink'])).toBeUndefined();
  });
});
