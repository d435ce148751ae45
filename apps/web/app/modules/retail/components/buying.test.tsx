import type { FoodOffer } from '@souk/contract/modules/retail/foods';
import type {
  ProductDetail,
  ProductSeller,
  SaleVariant,
  Shop,
} from '@souk/contract/modules/retail/product-lists';
import type { Question } from '@souk/contract/modules/retail/questions';
import { describe, expect, test } from 'vitest';
import { linksIn, renderAt, wordsOf } from '../../../lib/render.testing.tsx';
import type { BesideProduct } from '../load-product.server.ts';
import { BuyHere } from './buy-here.tsx';
import { ProductBuy } from './product-buy.tsx';
import { ProductPrice } from './product-price.tsx';
import { QuestionList } from './question-list.tsx';
import { ShopCard } from './shop-card.tsx';
import { ShopHead } from './shop-head.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { StockLine } from './stock-line.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const now = '2026-03-02T02:00:00.000Z';
const inHours = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString();
const root = { now };
const variant = (changes: object = {}) =>
  ({
    id: 5,
    price: money(8000),
    was_price: null,
    options: { Size: 'Large' },
    free: 9,
    is_sold_out: false,
    most_in_cart: 9,
    lowest_30_days: money(8000),
    ...changes,
  }) as unknown as SaleVariant;

describe('the price of a product', () => {
  const priced = async (of: object, product: object = {}) =>
    wordsOf(
      await renderAt(
        '/cup',
        <ProductPrice product={{ deal: null, is_gst_free: false, ...product }} variant={variant(of)} />,
        root,
      ),
    );

  test('says what it was and what is saved, only where it was more', async () => {
    expect(await priced({ was_price: money(10_000) })).toContain('was $100.00 Save $20.00');
    expect(await priced({ was_price: money(8000) })).not.toMatch(/was|Save/);
    expect(await priced({})).not.toMatch(/was|Save/);
  });

  test('says whether the tax is in it', async () => {
    expect(await priced({})).toContain('Includes GST.');
    expect(await priced({}, { is_gst_free: true })).toContain('GST-free.');
  });

  test.each([
    [inHours(72), /Deal ends (?!in|today)/],
    [inHours(2), /Deal ends in 02:00:00 ?Deal ends today/],
    [inHours(-1), /Deal ends in 00:00:00/],
  ])('of a deal says when it ends: %s', async (ends_at, words) => {
    const deal = { ends_at } as ProductDetail['deal'];

    expect(await priced({ was_price: money(10_000) }, { deal })).toMatch(words);
    expect(await priced({}, { deal })).not.toContain('Deal ends');
  });

  test.each([
    [{}, {}, 'Includes GST', false],
    [{}, { is_gst_free: true }, 'GST-free', false],
    [{ is_sold_out: true }, {}, 'Sold out', true],
  ])('stands at the bottom of phones with its button: %o %o', async (of, product, words, isDisabled) => {
    const bar = await renderAt(
      '/cup',
      <StickyBar product={{ is_gst_free: false, ...product }} variant={variant(of)} />,
    );

    expect(wordsOf(bar)).toContain(words);
    expect(bar.includes('disabled=""')).toBe(isDisabled);
  });
});

test.each([
  [{ free: 9, is_sold_out: false }, 'In stock'],
  [{ free: 6, is_sold_out: false }, 'In stock'],
  [{ free: 5, is_sold_out: false }, 'Only 5 left'],
  [{ free: 1, is_sold_out: false }, 'Only 1 left'],
  [{ free: 0, is_sold_out: true }, 'Sold out'],
])('a variant with %o is: %s', async (stock, words) => {
  expect(wordsOf(await renderAt('/', <StockLine variant={stock} />))).toBe(words);
});

describe('the panel to buy', () => {
  const seller = {
    id: 2,
    name: 'Kettle House',
    slug: 'kettle-house',
    image: null,
    suburb: 'Newtown',
    member_since: now,
    rating: 4.5,
    rating_count: 0,
    sold_count: 0,
    products_count: 1,
  };
  const product = {
    id: 7,
    kind: 'retail.product',
    title: 'Blue cup',
    path: '/cup',
    role: 'stranger',
    images: [],
    rating: 4.2,
    rating_count: 0,
    deal: null,
    is_gst_free: false,
    food: null,
    options: [],
    variants: [variant()],
    seller,
    delivery: { methods: [], pickup: null, place: null, free_over: null, dispatch_days: 0 },
  };
  const beside = { place: null, prices: [], reasons: [] } as unknown as BesideProduct;
  const panel = (changes: object = {}, of: object = {}) =>
    renderAt(
      '/cup',
      <ProductBuy
        product={{ ...product, ...changes } as unknown as ProductDetail}
        variant={variant(of)}
        beside={beside}
      />,
      root,
    );

  test('sells to everybody but the owner, and nothing that is sold out', async () => {
    expect(wordsOf(await panel())).toContain('Add to cart');
    expect(wordsOf(await panel({ role: 'owner' }))).not.toContain('Add to cart');
    expect(wordsOf(await panel({}, { is_sold_out: true }))).not.toContain('Add to cart');
  });

  test('lets nobody ask or report themselves', async () => {
    expect(Object.keys(linksIn(await panel()))).toEqual(expect.arrayContaining(['Report']));
    const own = wordsOf(await panel({ role: 'owner' }));
    expect(own).not.toMatch(/Report|Ask/);
  });

  test('shows a rating once there is one', async () => {
    expect(linksIn(await panel({ rating_count: 3 }))).toMatchObject({ 'Read reviews': '#reviews' });
    expect(linksIn(await panel())).not.toHaveProperty('Read reviews');
  });

  test('crosses out what is sold out of the choices, and keeps the rest of the address', async () => {
    const [large, small] = [variant(), variant({ id: 6, options: { Size: 'Small' }, is_sold_out: true })];
    const options = [{ name: 'Size', values: ['Large', 'Small', 'Huge'] }];
    const page = await renderAt(
      '/cup?location=Newtown',
      <ProductBuy
        product={{ ...product, options, variants: [large, small] } as unknown as ProductDetail}
        variant={large}
        beside={beside}
      />,
      root,
    );

    expect(linksIn(page)).toMatchObject({
      'Large$80.00': '/cup?location=Newtown&variant=5',
      'SmallSold out': '/cup?location=Newtown&variant=6',
    });
    expect(wordsOf(page)).not.toContain('Huge');
  });

  test.each([
    [{ products_count: 1 }, '1 product'],
    [{ products_count: 12 }, '12 products'],
    [{ sold_count: 1200 }, '1,200 sold'],
    [{ suburb: null }, 'On Souk since'],
  ])('names the shop with what it has done: %o', async (changes, words) => {
    const card = wordsOf(
      await renderAt('/', <ShopCard seller={{ ...seller, ...changes } as unknown as ProductSeller} />),
    );

    expect(card).toContain(words);
    expect(card.includes('sold')).toBe('sold_count' in changes);
    expect(card.includes('Newtown ·')).toBe(!('suburb' in changes));
  });

  test('names at the head of a shop only what it promises', async () => {
    const bare = { ...seller, free_over: null, has_pickup: false, dispatch_days: null };
    const head = async (changes: object) =>
      wordsOf(await renderAt('/', <ShopHead shop={{ ...bare, ...changes } as unknown as Shop} />));

    expect(await head({})).not.toMatch(/Free delivery|Pick up|Sent|sold/);
    expect(await head({ free_over: money(5000) })).toContain('Free delivery over $50.00');
    expect(await head({ has_pickup: true })).toContain('Pick up in Newtown');
    expect(await head({ has_pickup: true, suburb: null })).toContain('Pick up at the shop');
    expect(await head({ dispatch_days: 0 })).toContain('Sent the same day');
    expect(await head({ dispatch_days: 1 })).toContain('Sent within 1 business day');
    expect(await head({ dispatch_days: 3 })).toContain('Sent within 3 business days');
  });

  test('shows an own question that is not answered yet as such', async () => {
    const asked = { id: 1, text: 'Is it blue?', asker: 'Anna B.', asked_at: now, answer: null };
    const list = async (answer: string | null) =>
      wordsOf(
        await renderAt('/', <QuestionList questions={[{ ...asked, answer } as unknown as Question]} />),
      );

    expect(await list(null)).toContain('Only you see this question.');
    expect(await list('Yes.')).toMatch(/Yes\.$/);
    expect(await list('Yes.')).not.toContain('Only you see');
  });
});

describe('where to buy a food', () => {
  const offer = {
    product_id: 7,
    path: '/oats',
    title: 'Oats',
    image: null,
    shop: { name: 'Kettle House' },
    price: money(500),
    was_price: null,
    is_sold_out: false,
    free: 9,
    postage_from: money(0),
    has_pickup: false,
  };
  const shown = (changes: object = {}, total = 1) =>
    renderAt(
      '/food',
      <BuyHere
        offers={[{ ...offer, ...changes } as unknown as FoodOffer]}
        total={total}
        seeAll="/food?all=1"
      />,
    );

  test.each([
    [{}, 'In stock · Free postage'],
    [{ free: 5 }, 'Only 5 left ·'],
    [{ is_sold_out: true, free: 0 }, 'Sold out ·'],
    [{ postage_from: money(900) }, '· Postage from $9.00'],
    [{ postage_from: null, has_pickup: true }, '· Pick up'],
    [{ postage_from: null }, '· Postage on request'],
    [{ was_price: money(700) }, 'was $7.00'],
  ])('says the terms of an offer: %o', async (changes, words) => {
    expect(wordsOf(await shown(changes))).toContain(words);
  });

  test('leads to all offers where there are more, and is not there where there are none', async () => {
    expect(linksIn(await shown({}, 4))).toMatchObject({ 'See all 4 offers': '/food?all=1' });
    expect(linksIn(await shown({}, 1))).not.toHaveProperty('See offer');
    expect(await renderAt('/food', <BuyHere offers={[]} total={0} seeAll="/food" />)).toBe('');
  });
});
