import { describe, expect, test } from 'vitest';
import { type CartedLine, deliveriesFor, discountOf, notesOf, priceGroup } from './cart.rules.ts';

const carted = (changes: object = {}, quantity = 1, seenCents = 1100): CartedLine => ({
  line: { cartId: 1, variantId: 1, quantity, seenCents, isSaved: false },
  variant: {
    variantId: 1,
    productId: 1,
    sellerId: 1,
    stockId: 1,
    categoryId: 1,
    title: 'Kettle',
    path: '/k',
    imagePath: null,
    sku: null,
    options: {},
    isGstFree: false,
    weightGrams: null,
    postageCents: null,
    hasPickup: false,
    currency: 'AUD',
    price: { cents: 1100, wasCents: null, dealId: null },
    free: 9,
    notBuyable: null,
    isOnSale: true,
    ...changes,
  },
});

const vanId = 100;
const van = String(vanId);

const postage = (changes: object = {}, methods = [{ name: 'Van', priceCents: 700, days: 2 }]) => ({
  details: { businessId: 1, freeOverCents: null, hasPickup: false, dispatchDays: 1, ...changes },
  methods: methods.map((method, position) => ({ ...method, id: vanId + position, businessId: 1, position })),
});

describe('a cart’s sums', () => {
  test('take a code off, down to nothing', () => {
    expect(discountOf({ percent: 10, amountCents: null }, 1005)).toBe(101);
    expect(discountOf({ percent: null, amountCents: 5000 }, 1100)).toBe(1100);
    expect(discountOf({ percent: null, amountCents: 5000 }, 50)).toBe(50);
  });

  test('tax goods and postage after the discount, and nothing of an unregistered seller or of GST-free goods', () => {
    const terms = { sellerId: 1, postage: postage(), method: undefined, discount: () => 110 };
    const of = (gstPercent: number, isGstFree = false) =>
      priceGroup([carted({ isGstFree }, 2)], { ...terms, gstPercent });

    expect(of(10)).toMatchObject({
      subTotalCents: 2200,
      discountCents: 110,
      postageCents: 700,
      totalCents: 2790,
      gstCents: Math.round(2090 / 11) + Math.round(700 / 11),
    });
    expect(of(0)?.gstCents).toBe(0);
    expect(of(10, true)?.gstCents).toBe(0);
  });
});

describe('deliveries', () => {
  const prices = (variants: CartedLine[], shop: Parameters<typeof deliveriesFor>[1]) =>
    deliveriesFor(variants, shop).map(({ method, cents }) => [method, cents]);

  test('are the shop’s methods, and pick-up where it has it', () => {
    expect(prices([carted()], postage())).toEqual([[van, 700]]);
    expect(prices([carted()], postage({ hasPickup: true }))).toEqual([
      [van, 700],
      ['pickup', 0],
    ]);
    expect(prices([carted()], postage({ hasPickup: true }, []))).toEqual([['pickup', 0]]);
    expect(prices([carted({ hasPickup: true })], postage())).toContainEqual(['pickup', 0]);
  });

  test('cost nothing from the free amount on', () => {
    expect(prices([carted({}, 2)], postage({ freeOverCents: 2200 }))).toEqual([[van, 0]]);
  });

  test('take a product’s own postage once in place of the method', () => {
    const own = carted({ postageCents: 300 }, 4);
    expect(prices([own], postage())).toEqual([[van, 300]]);
    expect(prices([own, carted({ productId: 2, variantId: 2 })], postage())).toEqual([[van, 1000]]);
  });

  test('of a shop that has said nothing cost nothing', () => {
    expect(prices([carted()], undefined)).toEqual([['Postage', 0]]);
  });
});

describe('notes', () => {
  test('tell of another price, of short stock and of what is gone', () => {
    expect(notesOf(carted())).toEqual([]);
    expect(notesOf(carted({ free: 1 }, 2, 1000))).toEqual([
      { kind: 'price-changed', fromCents: 1000, toCents: 1100 },
      { kind: 'stock-short', free: 1 },
    ]);
    expect(notesOf(carted({ isOnSale: false }))).toEqual([{ kind: 'gone' }]);
  });
});
