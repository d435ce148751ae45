import { addRetailWishlist } from '@souk/contract/modules/favourites/favourites';
import { addToCart } from '@souk/contract/modules/retail/carts';
import { estimateDelivery, getRetailProduct, listRetail } from '@souk/contract/modules/retail/product-lists';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { clock, daysMs } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/period.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { buildOrder, buildProduct, buildShop, tableware } from '../testing.ts';
import { zoneDays } from './delivery.rules.ts';

describe('the page of a product', () => {
  let api: TestApi;
  const day = (ahead: number) =>
    dayOf(new Date(clock.now().getTime() + daysMs(ahead)), api.config.DEFAULT_TIME_ZONE);

  beforeAll(async () => {
    api = await startApi();
  });

  test('shows everything by id or by slug', async () => {
    const shop = await buildShop(api.db);
    const variants = [
      { options: { Size: 'S', Colour: 'Red' }, price: 4000, was_price: 5000, stock: 0 },
      { options: { Size: 'L', Colour: 'Red' }, stock: 2 },
      { options: { Size: 'XL', Colour: 'Blue' }, is_active: false },
    ];
    const product = await buildProduct(api.db, { seller: shop, form: { variants } });

    const detail = await api.as().call(getRetailProduct, { body: { id: product.id } });

    expect(detail).toMatchObject({
      kind: 'retail.product',
      title: 'Copper kettle',
      brand: 'Kupfer',
      role: 'viewer',
      moves: [],
      price: { cents: 4500 },
      was_price: null,
      is_sold_out: false,
      is_deal: false,
      deal: null,
      category_path: [{ id: 400 }, { id: 420 }],
      options: [
        { name: 'Size', values: ['S', 'L'] },
        { name: 'Colour', values: ['Red'] },
      ],
      variants: [
        {
          price: { cents: 4000 },
          was_price: { cents: 5000 },
          discount_percent: 20,
          is_sold_out: true,
          free: 0,
          lowest_30_days: { cents: 4000 },
        },
        { price: { cents: 4500 }, is_sold_out: false, free: 2 },
      ],
      seller: { id: shop.id, slug: shop.slug, products_count: 1, rating: 0 },
      questions: [],
      questions_count: 0,
      is_wishlisted: false,
    });
    const bySlug = await api.as().call(getRetailProduct, { body: { slug: detail.slug } });
    expect(bySlug).toEqual(detail);
    for (const body of [{ slug: 'no-such-thing' }, { slug: 'kettle-99999999999999999999' }])
      await expect(api.as().call(getRetailProduct, { body })).rejects.toMatchObject({ status: 404 });
    expect((await api.as().send(getRetailProduct, { body: {} })).status).toBe(423);
  });

  test('shows similar things, what goes with it, and its owner what they may do', async () => {
    const shop = await buildShop(api.db);
    const near = { category_id: 424 };
    const build = (title: string, priceCents: number, form = {}) =>
      buildProduct(api.db, { seller: shop, priceCents, form: { ...near, title, ...form } });
    const lamp = await build('Lamp', 4000);
    const close = await build('Close lamp', 4200);
    const closer = await build('Closer lamp', 3900);
    await build('Dear lamp', 40_000);
    const mug = await build('Mug', 900, { category_id: tableware });

    const detail = await api.as(shop).call(getRetailProduct, { body: { id: lamp.id } });

    expect(detail.similar.map(({ id }) => id)).toEqual([closer.id, close.id]);
    expect(detail.goes_with.map(({ id }) => id)).toEqual([mug.id]);
    expect(detail).toMatchObject({ role: 'owner', moves: ['edit', 'archive'] });
  });

  test('goes with what was paid for together with it, before what the same shop has', async () => {
    const [shop, other, buyer] = [await buildShop(api.db), await buildShop(api.db), await buildUser(api.db)];
    const kettle = await buildProduct(api.db, { seller: shop });
    const mug = await buildProduct(api.db, { seller: shop, form: { category_id: tableware } });
    const tea = await buildProduct(api.db, { seller: other, form: { title: 'Tea' } });
    for (const { id } of [kettle, tea]) await api.as(buyer).call(addToCart, { body: { item_id: id } });
    const { order } = await buildOrder(api.db, { buyer, seller: other });

    const detail = await api.as().call(getRetailProduct, { body: { id: kettle.id } });

    expect(order.state).toBe('placed');
    const goesWith = detail.goes_with.map(({ id }) => id);
    expect(goesWith).toHaveLength(3);
    expect(new Set(goesWith.slice(0, 2)).has(tea.id)).toBe(true);
    expect(goesWith.at(-1)).toBe(mug.id);
  });

  test('is remembered among what was looked at, by others than its owner', async () => {
    const [shop, viewer] = [await buildShop(api.db), await buildUser(api.db)];
    const product = await buildProduct(api.db, { seller: shop });
    const body = { filter: 'recently-viewed' } as const;
    const viewed = async (user: typeof viewer) => {
      const page = await api.as(user).call(listRetail, { body });
      return 'data' in page ? page.data.map(({ id }) => id) : [];
    };

    for (const user of [shop, viewer])
      await api.as(user).call(getRetailProduct, { body: { id: product.id } });

    await vi.waitFor(async () => expect(await viewed(viewer)).toEqual([product.id]));
    expect(await viewed(shop)).toEqual([]);
  });

  test('tells the viewer that it is on their wishlist', async () => {
    const [shop, viewer] = [await buildShop(api.db), await buildUser(api.db)];
    const product = await buildProduct(api.db, { seller: shop });

    const added = await api.as(viewer).call(addRetailWishlist, { body: { item_id: product.id } });

    expect(added).toEqual({ wishlist_count: 1 });
    expect(await api.as(viewer).call(getRetailProduct, { body: { id: product.id } })).toMatchObject({
      is_wishlisted: true,
    });
  });

  test('estimates the way inside the state, to another one, and to nowhere in particular', async () => {
    const shop = await buildShop(api.db);
    const product = await buildProduct(api.db, { seller: shop });
    const params = { id: product.id };
    const to = (query: Record<string, unknown>) => api.as().call(estimateDelivery, { params, query });

    expect(await to({ location: 'Newtown NSW' })).toMatchObject({
      place: 'Newtown NSW 2042',
      methods: [
        { name: 'Standard', price: { cents: 950 }, days: 3, arrives_from: day(3), arrives_by: day(5) },
        { name: 'Express', price: { cents: 1400 }, days: 1 },
      ],
      free_over: { cents: 10_000 },
      dispatch_days: 2,
      pickup: 'Parramatta',
    });
    expect(await to({ location: '3000' })).toMatchObject({ methods: [{ days: 5 }, { days: 3 }] });
    expect(await to({ lat: -27.47, lng: 153.02 })).toMatchObject({ methods: [{ days: 5 }, { days: 3 }] });
    expect(await to({ location: 'Atlantis' })).toMatchObject({ place: null, methods: [{ days: 3 }, {}] });
  });

  test('posts dear things free, others for their own postage, and none where the shop has not said how', async () => {
    const [shop, silent] = [await buildShop(api.db), await buildSeller(api.db)];
    const dear = await buildProduct(api.db, { seller: shop, priceCents: 10_000 });
    const heavy = await buildProduct(api.db, { seller: shop, form: { postage: 2500 } });
    const still = await buildProduct(api.db, { seller: silent, form: { has_pickup: true } });
    const deliveryOf = async (id: number) =>
      (await api.as().call(getRetailProduct, { body: { id, location: '2000' } })).delivery;

    expect((await deliveryOf(dear.id)).methods).toMatchObject([{ is_free: true }, { is_free: true }]);
    expect((await deliveryOf(heavy.id)).methods).toMatchObject([
      { price: { cents: 2500 } },
      { price: { cents: 2500 } },
    ]);
    expect(await deliveryOf(still.id)).toMatchObject({ methods: [], free_over: null, pickup: '' });
  });

  test.each([
    ['NSW', 'NSW', 0],
    ['NSW', 'VIC', 2],
    [undefined, 'VIC', 0],
    ['NSW', undefined, 0],
  ])('from %s to %s takes %d days more', (from, to, days) => {
    expect(zoneDays({ from, to })).toBe(days);
  });
});
