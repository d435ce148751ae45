import { addRetailWishlist } from '@souk/contract/modules/favourites/favourites';
import { getDashboard } from '@souk/contract/modules/pages/dashboards';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs, minutesMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildOrder, buildProduct, buildShop } from '../../retail/testing.ts';
import { recordView } from '../../search/index.ts';
import { buildSeller } from '../../sellers/testing.ts';

const thisYear = { query: { date_filter: 'This Year' as const } };
const productOf = (id: number) => ({ kind: 'retail.product', id });

/** Backdates an order, because advancing the clock would expire sessions. */
const placeAt = (db: Db, orderId: number, at: Date) =>
  db.execute(
    sql`update retail.orders set placed_at = ${at.toISOString()}::timestamptz where id = ${orderId}`,
  );

describe('the dashboard of a shop', () => {
  test('tells a new one that there is nothing yet', async () => {
    const { as, db } = await startApi();
    const shop = await buildShop(db);

    const found = await as(shop).call(getDashboard);

    expect(found).toMatchObject({
      kind: 'shop',
      date_filter: 'This Month',
      step: 'day',
      is_new: true,
      counters: { sales: { now: { cents: 0 } }, conversion: { now: null }, to_accept: 0, low_stock: 0 },
      recent: [],
      low_stock: [],
      top_products: [],
    });
  });

  test('counts what was sold, looked at and bought, and what waits', async () => {
    const { as, db } = await startApi();
    const [shop, other, buyer] = [await buildShop(db), await buildShop(db), await buildUser(db)];
    const waiting = await buildOrder(db, { seller: shop, buyer, quantity: 2, priceCents: 3_000 });
    const done = await buildOrder(db, { seller: shop, buyer, priceCents: 9_000, state: 'completed' });
    await buildOrder(db, { seller: shop, buyer, state: 'cancelled' });
    await buildOrder(db, { seller: other, buyer, priceCents: 1_000 });
    const looks = [{ deviceId: 'a' }, { deviceId: 'b' }, { deviceId: 'a' }, { userId: buyer.id }];
    for (const viewer of looks) await recordView(db, viewer, productOf(done.product.id));
    await recordView(db, { userId: shop.id }, productOf(done.product.id));
    await recordView(db, { deviceId: 'a' }, productOf(waiting.product.id));

    const found = await as(shop).call(getDashboard, thisYear);

    const cents = waiting.order.totalCents + done.order.totalCents;
    expect(found).toMatchObject({
      kind: 'shop',
      is_new: false,
      counters: {
        sales: { now: { cents }, before: { cents: 0 } },
        orders: { now: 2, before: 0 },
        pieces: { now: 3 },
        views: { now: 4, before: 0 },
        conversion: { now: 50 },
        to_accept: 1,
        to_ship: 0,
      },
      recent: [{ order_id: waiting.order.id, role: 'seller' }],
      top_products: [
        { product_id: done.product.id, pieces: 1, sales: { cents: 9_000 }, views: 3, conversion: 33.3 },
        { product_id: waiting.product.id, pieces: 2, sales: { cents: 6_000 }, views: 1, conversion: 100 },
      ],
    });
    const drawn = found.chart.reduce((sum, { value }) => sum + (value?.cents ?? 0), 0);
    expect(drawn).toBe(cents);
  });

  test('holds a period against the same stretch of the one before', async () => {
    const { as, db } = await startApi();
    const [shop, buyer] = [await buildShop(db), await buildUser(db)];
    const now = await buildOrder(db, { seller: shop, buyer, priceCents: 2_000 });
    const before = await buildOrder(db, { seller: shop, buyer, priceCents: 5_000 });
    const placed = now.order.placedAt ?? now.order.createdAt;
    await placeAt(db, before.order.id, new Date(placed.getTime() - daysMs(7) - minutesMs(1)));

    const found = await as(shop).call(getDashboard, { query: { date_filter: 'This Week' } });

    expect(found).toMatchObject({
      counters: {
        sales: { now: { cents: now.order.totalCents }, before: { cents: before.order.totalCents } },
        orders: { now: 1, before: 1 },
      },
    });
    expect(found.chart.reduce((sum, point) => sum + (point.before?.cents ?? 0), 0)).toBe(
      before.order.totalCents,
    );
  });

  test('names what runs low by the measure of the shop, and what is sold out', async () => {
    const { as, db } = await startApi();
    const shop = await buildShop(db);
    const low = await buildProduct(db, { seller: shop, stock: 2, form: { low_stock_at: 3 } });
    const out = await buildProduct(db, { seller: shop, stock: 0 });
    await buildProduct(db, { seller: shop, stock: 4, form: { low_stock_at: 3 } });
    await buildProduct(db, { seller: shop, stock: 0, state: 'draft' });

    const found = await as(shop).call(getDashboard);

    expect(found).toMatchObject({
      counters: { low_stock: 2 },
      low_stock: [
        { product_id: out.id, free: 0 },
        { product_id: low.id, free: 2 },
      ],
    });
  });

  test('takes off the sales what went back', async () => {
    const { as, db } = await startApi();
    const { shop, order } = await buildOrder(db);
    await db.execute(sql`update sales.sales set refunded_cents = 500 where id = ${order.id}`);

    expect(await as(shop).call(getDashboard, thisYear)).toMatchObject({
      counters: { sales: { now: { cents: order.totalCents - 500 } } },
    });
  });
});

describe('the dashboard of a private person', () => {
  test('tells what is spent, on its way and kept', async () => {
    const { as, db } = await startApi();
    const [buyer, stranger] = [await buildUser(db), await buildUser(db)];
    const open = await buildOrder(db, { buyer, state: 'shipped' });
    const done = await buildOrder(db, { buyer, state: 'completed' });
    await as(buyer).call(addRetailWishlist, { body: { item_id: done.product.id } });

    const found = await as(buyer).call(getDashboard, thisYear);

    expect(found).toMatchObject({
      kind: 'customer',
      is_new: false,
      counters: {
        spent: { now: { cents: open.order.totalCents + done.order.totalCents } },
        orders: { now: 2 },
        orders_open: 1,
        returns_open: 0,
        wishlist: 1,
      },
    });
    const recent = found.kind === 'customer' ? found.recent : [];
    expect(recent.map(({ order_id: id }) => id).sort()).toEqual([open.order.id, done.order.id].sort());
    expect(await as(stranger).call(getDashboard, thisYear)).toMatchObject({ is_new: true, recent: [] });
  });
});

describe('the dashboard of another seller', () => {
  test('has no sales', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db, { sellerType: 'fitness' });

    expect(await as(seller).call(getDashboard)).toMatchObject({ kind: 'seller', chart: [] });
  });

  test('opens to nobody who is not signed in', async () => {
    const { as } = await startApi();

    await expect(as().call(getDashboard)).rejects.toMatchObject({ status: 401 });
  });
});
