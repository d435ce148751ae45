import { sellerTypes } from '@souk/contract/shared/seller-types';
import { describe, expect, test } from 'vitest';
import type { CategoryRow } from '../../catalogue/index.ts';
import { changesBetween, mayPost, needsApproval, priceOf } from './ad.rules.ts';
import type { AdVersion } from './ad.tables.ts';

const root = (module: 'classified' | 'retail' | 'booking', slug: string, template: string) =>
  [{ module, slug, template }] as unknown as CategoryRow[];

const trades = {
  furniture: root('classified', 'furniture-home', 'general'),
  motors: root('classified', 'motors', 'general'),
  jobs: root('classified', 'jobs', 'job'),
  homes: root('classified', 'real-estate', 'realestate'),
  shops: root('retail', 'grocery', 'general'),
  bookings: root('booking', 'handyman', 'general'),
};

describe('who may post where', () => {
  const allowed: Partial<Record<(typeof sellerTypes)[number], (keyof typeof trades)[]>> = {
    private: ['furniture', 'motors', 'jobs', 'homes', 'shops'],
    retail: ['shops'],
    job: ['jobs'],
    real_estate: ['homes'],
    car_dealer: ['motors'],
  };

  test.each(sellerTypes)('%s [perm-post-ad]', (sellerType) => {
    const open = Object.entries(trades).filter(([, path]) => mayPost(sellerType, path));

    expect(open.map(([trade]) => trade)).toEqual(allowed[sellerType] ?? []);
  });
});

describe('an edit', () => {
  const approved: AdVersion = {
    title: 'Sofa',
    description: 'Green.',
    categoryId: 130,
    priceCents: 10_000,
    imagePaths: ['a', 'b'],
  };

  test.each([
    ['the title', { title: 'Bed' }, true],
    ['the description', { description: 'Red.' }, true],
    ['the category', { categoryId: 131 }, true],
    ['an image', { imagePaths: ['a', 'c'] }, true],
    ['the order of the images', { imagePaths: ['b', 'a'] }, true],
    ['the price by more than a fifth', { priceCents: 12_001 }, true],
    ['the price by a fifth', { priceCents: 12_000 }, false],
    ['the price downwards', { priceCents: 1 }, false],
    ['nothing an admin has judged', {}, false],
  ])('of %s asks an admin again: %o → %s', (_what, change, isAsked) => {
    expect(needsApproval(approved, { ...approved, ...change })).toBe(isAsked);
  });

  test('of an ad that was never approved asks an admin, and has nothing to be compared with', () => {
    expect(needsApproval(null, approved)).toBe(true);
    expect(changesBetween(null, approved)).toEqual([]);
  });

  test('is shown to the admin field by field', () => {
    expect(changesBetween(approved, { ...approved, title: 'Bed', priceCents: null })).toEqual([
      { field: 'title', before: 'Sofa', after: 'Bed' },
      { field: 'priceCents', before: 10_000, after: null },
    ]);
  });
});

describe('the price of an ad', () => {
  test.each([
    ['fixed', 500, 'general', 500],
    ['negotiable', 500, 'general', 500],
    ['free', 500, 'general', null],
    ['on-request', undefined, 'general', null],
    ['fixed', undefined, 'job', null],
  ] as const)('%s with %s in a %s ad is %s', (price_type, price, template, cents) => {
    expect(priceOf({ price, price_type }, template)).toBe(cents);
  });

  test('is asked for where the ad has a price', () => {
    expect(() => priceOf({ price: undefined, price_type: 'fixed' }, 'general')).toThrow('Price is required.');
  });
});
