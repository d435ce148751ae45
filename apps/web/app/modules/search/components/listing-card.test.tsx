import type { ListingItem } from '@souk/contract/modules/search/listing';
import { describe, expect, test } from 'vitest';
import { renderAt, wordsOf } from '../../../lib/render.testing.tsx';
import { ListingCard, ListingPrice } from './listing-card.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const item = {
  kind: 'classifieds.ad',
  module: 'classified',
  id: 7,
  title: 'Pram',
  path: '/product-details/classified/pram-7',
  image: null,
  images: [],
  price: money(12_000),
  was_price: null,
  price_type: 'fixed',
  price_unit: null,
  template_slug: 'general',
  location: 'Newtown NSW',
  facts: [],
  seller: { id: 2, name: 'Kettle House' },
  is_sold: false,
  is_sold_out: false,
  is_deal: false,
  is_premium: false,
  featured_classified: false,
  rating: 0,
  rating_count: 0,
  food: null,
  created_at: '2026-03-02T00:00:00.000Z',
};
const root = { now: '2026-03-02T02:00:00.000Z' };
const card = (changes: object = {}, hasHeart = true) =>
  renderAt(
    '/classifieds',
    <ListingCard item={{ ...item, ...changes } as unknown as ListingItem} hasHeart={hasHeart} />,
    root,
  );
const read = async (changes: object = {}) => wordsOf(await card(changes));

const priced = async (changes: object) =>
  wordsOf(await renderAt('/', <ListingPrice item={{ ...item, ...changes } as unknown as ListingItem} />));

describe('what a listed thing costs', () => {
  test.each([
    [{ price: money(12_000) }, '$120.00'],
    [{ price: money(45_000), price_unit: 'week' }, '$450.00 per week'],
    [{ price: money(12_000), was_price: money(15_000) }, '$120.00 was $150.00'],
    [{ price: money(12_000), was_price: money(12_000) }, '$120.00'],
    [{ price: money(0) }, 'Free'],
    [{ price: null, price_type: 'free' }, 'Free'],
    [{ price: null, price_type: 'on-request' }, 'Price on request'],
  ])('%o reads %s', async (changes, words) => {
    expect(await priced(changes)).toBe(words);
  });
});

describe('the card of an ad', () => {
  test.each([
    [{ is_sold: true, is_premium: true, featured_classified: true }, 'Sold'],
    [{ is_premium: true, featured_classified: true }, 'Premium'],
    [{ featured_classified: true }, 'Featured'],
  ])('has one badge: %o is %s', async (changes, badge) => {
    const words = await read(changes);
    const shown = ['Sold', 'Premium', 'Featured'].filter((word) => words.includes(word));

    expect(shown).toEqual([badge]);
  });

  test('has none where nothing is special', async () => {
    expect(await read()).not.toMatch(/Sold|Premium|Featured/);
  });

  test('says its place, its age and how many photos there are beyond the first', async () => {
    expect(await read({ images: ['a', 'b', 'c'] })).toContain('3 photos');
    expect(await read({ images: ['a'] })).not.toContain('photos');
    expect(await read()).toMatch(/Newtown NSW.*2 h ago/);
  });

  test('has a heart for everybody but the sellers of the market [B-034]', async () => {
    expect(await card()).toContain('wishlist');
    expect(await card({}, false)).not.toContain('wishlist');
  });
});

describe('the card of a job', () => {
  test('names the company and keeps the salary apart from what the job is', async () => {
    const words = await read({ template_slug: 'job', facts: ['Full time', '$74K to $90K', 'Remote'] });

    expect(words).toContain('Kettle House');
    expect(words.match(/\$74K to \$90K/g)).toHaveLength(1);
    expect(words).toMatch(/Full time.*Remote/);
    expect(words).not.toContain('$120.00');
  });
});

describe('the card of a product', () => {
  const product = { kind: 'retail.product', module: 'retail' };

  test.each([
    [{ is_sold_out: true, is_deal: true, was_price: money(15_000) }, 'Sold out'],
    [{ is_deal: true, was_price: money(15_000), is_premium: true }, '20% off'],
    [{ is_deal: true, was_price: null, is_premium: true }, 'Premium'],
    [{ featured_classified: true }, 'Featured'],
  ])('has one badge: %o is %s', async (changes, badge) => {
    const words = await read({ ...product, ...changes });
    const shown = ['Sold out', '% off', 'Premium', 'Featured'].filter((word) => words.includes(word));

    expect(words).toContain(badge);
    expect(shown).toHaveLength(1);
  });

  test('is rated only by ratings, and names its shop', async () => {
    expect(await read({ ...product, price: null, rating: 4.6, rating_count: 12 })).toMatch(/4\.0/);
    expect(await read({ ...product, price: null })).not.toMatch(/\d\.0/);
    expect(await read(product)).toContain('Kettle House');
  });

  test('has no price that nobody has set', async () => {
    expect(await read({ ...product, price: null })).not.toContain('$');
  });
});

describe('the card of a service', () => {
  const service = { kind: 'appointments.service', module: 'booking', price_type: 'from', facts: ['60 min'] };

  test('says whose it is and where, what it costs and how long it takes, not since when it is listed', async () => {
    const words = await read(service);

    expect(words).toMatch(/Kettle House · Newtown NSW.*\$120\.00.*and up.*60 min/);
    expect(words).not.toContain('ago');
  });

  test('is rated only by ratings', async () => {
    expect(await read({ ...service, rating: 4.6, rating_count: 12 })).toMatch(/4\.0/);
    expect(await read(service)).not.toMatch(/\d\.0 /);
  });
});
