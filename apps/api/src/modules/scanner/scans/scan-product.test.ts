import { listFoodProducts } from '@souk/contract/modules/scanner/lists';
import { scanFoodProduct, wrongDigitText } from '@souk/contract/modules/scanner/products';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs, minutesMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { changeProduct, factsOf } from '../products/change-product.ts';
import { lockProduct } from '../products/product.queries.ts';
import { popularity } from '../products/product.tables.ts';
import { buildFood, nextGtin } from '../testing.ts';
import { scans } from './scan.tables.ts';
import { sweepScans } from './sweep-scans.ts';

const scanned = async (productId: number) => {
  const { db } = await startApi();
  const rows = await db.select().from(scans).where(eq(scans.productId, productId));
  const [count] = await db.select().from(popularity).where(eq(popularity.productId, productId));
  return { viewers: rows.map(({ viewer }) => viewer), count: count?.scans ?? 0 };
};

describe('a scan', () => {
  test('finds the food of a code however the pack prints it', async () => {
    const { as, db } = await startApi();
    const ean8 = await buildFood(db, { gtin: '0000096385074', name: 'Mints' });
    const upc = await buildFood(db, { gtin: '0036000291452', name: 'Tissues of rice' });
    const scan = (product_code: string) => as().call(scanFoodProduct, { query: { product_code } });

    expect(await scan('96385074')).toMatchObject({ id: ean8.id, product_code: '0000096385074' });
    expect((await scan('036000291452')).id).toBe(upc.id);
    expect((await scan('0036000291452')).id).toBe(upc.id);
    expect(await scan('00036000291452')).toMatchObject({
      id: upc.id,
      name: 'Tissues of rice',
      halal_status: 'halal',
      verdict: 'halal',
      recipe_changed: null,
      allergens: ['wheat'],
      is_favourite: false,
      path: `/food-product-detail/${upc.id}`,
    });
  });

  test('says what is wrong with a code, and that a food is not known [status-423]', async () => {
    const { as } = await startApi();
    const scan = async (product_code: string) =>
      (await as().send(scanFoodProduct, { query: { product_code } })).envelope;

    expect(await scan('9300675024236')).toMatchObject({
      status: 423,
      errors: { product_code: [wrongDigitText] },
    });
    expect(await scan('1234')).toMatchObject({ status: 423 });
    expect((await as().send(scanFoodProduct, {})).envelope).toMatchObject({
      errors: { product_code: ['Product code is required.'] },
    });
    expect(await scan(nextGtin())).toMatchObject({ status: 404, message: 'Record not found' });
  });

  test('shows what nobody has verified to its contributor and the desk alone', async () => {
    const { as, db } = await startApi();
    const [owner, admin] = [await buildUser(db), await buildUser(db, { isAdmin: true })];
    const food = await buildFood(db, { state: 'pending', owner });
    const query = { product_code: food.gtin };

    expect(await as(owner).call(scanFoodProduct, { query })).toMatchObject({
      status: 'pending',
      is_own: true,
    });
    expect((await as(admin).send(scanFoodProduct, { query })).status).toBe(200);
    expect((await as(await buildUser(db)).send(scanFoodProduct, { query })).status).toBe(404);
    expect(await scanned(food.id)).toEqual({ viewers: [], count: 0 });
  });

  test('is noted once in a while for an account or a device; a device without a cookie gets one', async () => {
    const { as, db, advance } = await startApi();
    const user = await buildUser(db);
    const food = await buildFood(db);
    const scan = (who?: { token: string }, headers = {}) =>
      as(who).call(scanFoodProduct, { query: { product_code: food.gtin }, headers });

    const first = await as().send(scanFoodProduct, { query: { product_code: food.gtin } });
    const [, device] = /^souk_device=([\w-]+); .*HttpOnly/.exec(first.headers.get('set-cookie') ?? '') ?? [];
    await scan(undefined, { cookie: `souk_device=${device}` });
    await scan(user);
    await scan(user);
    await scan(undefined, { cookie: 'souk_device=till' });
    const known = await as(user).send(scanFoodProduct, { query: { product_code: food.gtin } });
    expect(known.headers.has('set-cookie')).toBe(false);
    expect(await scanned(food.id)).toEqual({
      viewers: expect.arrayContaining([`user:${user.id}`, 'device:till', `device:${device}`]),
      count: 3,
    });

    await advance(minutesMs(31));
    await scan(user);
    expect((await scanned(food.id)).count).toBe(4);
  });

  test('counts once for each of many at the same time, and once for a device that repeats itself', async () => {
    const { as, db } = await startApi();
    const food = await buildFood(db);
    const scan = (device: string) =>
      as().call(scanFoodProduct, {
        query: { product_code: food.gtin },
        headers: { cookie: `souk_device=${device}` },
      });
    const crowd = Array.from({ length: 48 }, (_none, place) => `crowd-${place}`);

    await Promise.all([...crowd, ...Array.from({ length: 16 }, () => 'trembling')].map(scan));
    await Promise.all(crowd.map(scan));

    const { viewers, count } = await scanned(food.id);
    expect(count).toBe(49);
    expect(viewers.sort()).toEqual([...crowd, 'trembling'].map((device) => `device:${device}`).sort());
  });

  test('of a device belongs to the account after the sign-in', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    const [before, after] = [await buildFood(db, { name: 'Before' }), await buildFood(db, { name: 'After' })];
    const headers = { cookie: 'souk_device=phone' };
    const scan = (gtin: string, who?: { token: string }) =>
      as(who).call(scanFoodProduct, { query: { product_code: gtin }, headers });
    const recent = async (who?: { token: string }) =>
      (await as(who).call(listFoodProducts, { body: { list_type: 'recently-viewed' }, headers })).data.map(
        ({ name }) => name,
      );

    await scan(before.gtin);
    expect(await recent()).toEqual(['Before']);
    await scan(after.gtin, user);

    expect(await recent(user)).toEqual(['After', 'Before']);
    expect(await recent()).toEqual([]);
  });

  test('tells that the recipe is another since the last one, and what is', async () => {
    const { as, db, advance } = await startApi();
    const user = await buildUser(db);
    const food = await buildFood(db, { ingredients: 'Sugar, salt' });
    const scan = (who = user) => as(who).call(scanFoodProduct, { query: { product_code: food.gtin } });
    const cook = (ingredients: string) =>
      db.transaction(async (tx) => {
        const product = await lockProduct(tx, food.id);
        await changeProduct(tx, product, { ...factsOf(product), ingredients: { en: ingredients } });
      });

    expect((await scan()).recipe_changed).toBeNull();
    await cook('Sugar, salt, lard');
    await cook('Sugar, lard');
    await advance(minutesMs(1));
    const changed = await scan();

    expect(changed).toMatchObject({
      version: 3,
      halal_status: 'haram',
      recipe_changed: {
        version: 3,
        changes: [{ field: 'ingredients', language: 'en', before: 'Sugar, salt', after: 'Sugar, lard' }],
      },
    });
    expect((await scan()).recipe_changed).toBeNull();
    expect((await scan(await buildUser(db))).recipe_changed).toBeNull();
  });

  test('is forgotten after a year', async () => {
    const { as, db, advance } = await startApi();
    const food = await buildFood(db);
    const headers = { cookie: 'souk_device=old' };
    await as().call(scanFoodProduct, { query: { product_code: food.gtin }, headers });

    await advance(daysMs(366));
    await sweepScans(db);

    expect(await scanned(food.id)).toEqual({ viewers: [], count: 1 });
  });
});
