import { describe, expect, test } from 'vitest';
import { crumbData } from '../search/detail-head.ts';
import { isMany, priceWords, productData, tradeOf } from './ad-facts.ts';

const aud = (cents: number) => ({ cents, currency: 'AUD' as const });

describe('the price of an ad', () => {
  test('is a sum, and says where it can be talked about', () => {
    expect(
      priceWords({
        price: aud(48_000),
        price_type: 'negotiable',
        price_unit: null,
        template_slug: 'general',
      }),
    ).toEqual({
      kind: 'sum',
      cents: 48_000,
      unit: null,
      isNegotiable: true,
    });
  });

  test('is by the week for homes', () => {
    expect(
      priceWords({
        price: aud(82_000),
        price_type: 'fixed',
        price_unit: 'week',
        template_slug: 'realestate',
      }),
    ).toMatchObject({
      unit: 'week',
    });
  });

  test('[B-097] is a salary in thousands for jobs', () => {
    expect(
      priceWords({ price: aud(7_400_000), price_type: 'fixed', price_unit: null, template_slug: 'job' }),
    ).toEqual({
      kind: 'salary',
      from: '$74K',
      to: null,
    });
  });

  test('[B-097] is the band that a job tells, from its attributes', () => {
    const told = (slug: string, value: number) => ({
      slug,
      name: slug,
      label: `${value} K`,
      value,
      unit: 'K',
    });
    const job = { price: null, price_type: 'on-request', price_unit: null, template_slug: 'job' } as const;
    const words = (...attributes: ReturnType<typeof told>[]) => priceWords({ ...job, attributes });

    expect(words(told('salary-from', 60), told('salary-to', 80))).toEqual({
      kind: 'salary',
      from: '$60K',
      to: '$80K',
    });
    expect(words(told('salary-from', 60))).toEqual({ kind: 'salary', from: '$60K', to: null });
    expect(words()).toEqual({ kind: 'on-request' });
  });

  test('is told in words where there is none', () => {
    expect(
      priceWords({ price: null, price_type: 'free', price_unit: null, template_slug: 'general' }),
    ).toEqual({
      kind: 'free',
    });
    expect(
      priceWords({ price: null, price_type: 'fixed', price_unit: null, template_slug: 'general' }),
    ).toEqual({
      kind: 'on-request',
    });
    expect(
      priceWords({ price: aud(5), price_type: 'on-request', price_unit: null, template_slug: 'general' }),
    ).toEqual({
      kind: 'on-request',
    });
  });
});

describe('an ad for search engines', () => {
  const ad = {
    id: 7,
    title: 'Blue sofa',
    description: 'Soft.',
    path: '/product-details/classified/blue-sofa-7',
    condition: 'good',
    is_sold: 0 as const,
    price: aud(12_050),
    images: [{ id: 1, path: 'ads/a b.jpg' }],
    module_type: 'classified' as const,
    category_path: [{ id: 3, name: 'Furniture', slug: 'furniture' }],
    seller: {
      id: 2,
      name: 'Amal',
      image: null,
      seller_type: 'private' as const,
      business_slug: null,
      member_since: '2026-01-01T00:00:00.000Z',
      ads_count: 3,
    },
  };

  test('is a product with one offer', () => {
    expect(productData(ad, 'https://souk.test')).toMatchObject({
      '@type': 'Product',
      category: 'Furniture',
      image: ['https://souk.test/files/ads%2Fa%20b.jpg?w=1200'],
      offers: {
        price: '120.50',
        priceCurrency: 'AUD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
        seller: { '@type': 'Person', name: 'Amal' },
      },
    });
  });

  test('offers nothing where there is no price, and says when it is sold', () => {
    expect(productData({ ...ad, price: null }, 'https://souk.test')).not.toHaveProperty('offers');
    expect(productData({ ...ad, is_sold: 1 }, 'https://souk.test')).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    });
  });

  test('stands below its categories', () => {
    const steps = crumbData(ad, tradeOf(ad), 'https://souk.test').itemListElement;

    expect(steps.map(({ position, name }) => [position, name])).toEqual([
      [1, 'Classifieds'],
      [2, 'Furniture'],
      [3, 'Blue sofa'],
    ]);
  });

  test('stands below the shops where it is a retail ad', () => {
    const trade = tradeOf({ module_type: 'retail' });
    const [first] = crumbData(ad, trade, 'https://souk.test').itemListElement;

    expect(first).toMatchObject({ name: 'Retail', item: 'https://souk.test/retail' });
  });
});

test('several values are told apart from a word', () => {
  expect(isMany(['Pool', 'Study'])).toBe(true);
  expect(isMany('Pool')).toBe(false);
});
