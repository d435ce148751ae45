import { listFoodOffers } from '@souk/contract/modules/retail/foods';
import { getRetailProduct, listRetail } from '@souk/contract/modules/retail/product-lists';
import { engineVersion } from '@souk/food/analyse';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createDeal } from '../modules/discounts/testing.ts';
import { blockUser } from '../modules/identity/index.ts';
import { getProduct, products } from '../modules/retail/index.ts';
import { buildProduct, buildShop, pantry } from '../modules/retail/testing.ts';
import { foods, reviewFood } from '../modules/scanner/index.ts';
import { buildFood, nextGtin } from '../modules/scanner/testing.ts';
import { clock } from '../platform/clock.ts';
import { startApi, type TestApi } from './start-api.ts';

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

describe('a food that shops sell and the scanner knows', () => {
  let api: TestApi;
  let shop: Awaited<ReturnType<typeof buildShop>>;
  let admin: { id: number };

  const sell = (barcode: string, options: { ingredients?: string; price?: number; stock?: number } = {}) =>
    buildProduct(api.db, {
      seller: shop,
      priceCents: options.price ?? 450,
      stock: options.stock ?? 5,
      form: {
        category_id: pantry,
        ingredients: options.ingredients ?? null,
        variants: [{ barcode }],
      },
    });
  const read = async (id: number) => (await api.as().call(getRetailProduct, { body: { id } })).food;
  const review = (id: number, word: Parameters<typeof reviewFood>[3]) =>
    api.db.transaction((tx) => reviewFood(tx, admin, id, word));
  const offersOf = (gtin: string, query: { page?: number; page_size?: number } = {}) =>
    api.as().call(listFoodOffers, { params: { gtin }, query });

  beforeAll(async () => {
    api = await startApi();
    shop = await buildShop(api.db, { businessName: 'Corner Pantry' });
    admin = await buildShop(api.db);
  });

  test('is judged by its barcode where the shop lists no ingredients, however long the code is printed', async () => {
    const known = await buildFood(api.db, { gtin: '0036000291452', ingredients: 'Sugar, milk powder' });
    const product = await sell('036000291452');

    expect(await read(product.id)).toMatchObject({
      halal_status: 'halal',
      judged_by: 'barcode',
      path: `/food-product-detail/${known.id}`,
      allergens: ['milk'],
      ingredients: null,
    });
  });

  test('is judged by both where both tell, and the stricter verdict counts', async () => {
    const gtin = nextGtin();
    await buildFood(api.db, { gtin, ingredients: 'Sugar, lard, wheat flour' });
    const product = await sell(gtin, { ingredients: 'Sugar, milk' });

    expect(await read(product.id)).toMatchObject({
      halal_status: 'haram',
      judged_by: 'both',
      reasons: ['lard'],
      allergens: ['wheat', 'milk'],
    });
  });

  test('shares the certificate of its pack with the list of the shop', async () => {
    const gtin = nextGtin();
    const labels = [{ kind: 'halal-certificate' as const, certifierId: 'iccv', validUntil: '2099-01-01' }];
    await buildFood(api.db, { gtin, ingredients: 'Beef, salt', labels });
    const certified = await sell(gtin, { ingredients: 'Beef, salt' });
    const other = await sell(nextGtin(), { ingredients: 'Beef, salt' });

    expect(await read(certified.id)).toMatchObject({ halal_status: 'halal', judged_by: 'both' });
    expect(await read(other.id)).toMatchObject({ halal_status: 'doubtful', judged_by: 'ingredients' });
  });

  test('follows what the scanner says: added later, corrected, made stricter by the desk, taken away', async () => {
    const gtin = nextGtin();
    const product = await sell(gtin);
    expect(await read(product.id)).toBeNull();

    const { id } = await buildFood(api.db, { gtin, ingredients: 'Sugar, salt', state: 'pending' });
    await api.settle();
    expect(await read(product.id)).toBeNull();

    await review(id, { status: 'verified' });
    await api.settle();
    expect(await read(product.id)).toMatchObject({ halal_status: 'halal' });

    await review(id, { status: 'verified', ingredients: 'Sugar, E471' });
    await api.settle();
    expect(await read(product.id)).toMatchObject({ halal_status: 'doubtful' });

    await review(id, { status: 'verified', halal_status: 'haram', halal_note: 'Shares its line with pork.' });
    await api.settle();
    expect(await read(product.id)).toMatchObject({ halal_status: 'haram' });

    await review(id, { status: 'rejected', reason: 'Another food carries this code.' });
    await api.settle();
    expect(await read(product.id)).toBeNull();
  });

  test('is said to be another in the lists as well, once the scanner has judged it anew', async () => {
    const gtin = nextGtin();
    const known = await buildFood(api.db, { gtin, ingredients: 'Sugar, lard', name: 'Old fudge' });
    const product = await sell(gtin);
    const halal = (await buildFood(api.db, { ingredients: 'Sugar' })).verdicts;
    const food = await getProduct(api.db, product.id).then((row) => row.food);
    await api.db
      .update(foods)
      .set({ engineVersion: engineVersion - 1, verdicts: halal })
      .where(eq(foods.id, known.id));
    await api.db
      .update(products)
      .set({ food: food && { ...food, verdicts: halal } })
      .where(eq(products.id, product.id));

    await api.db.execute(
      sql`select graphile_worker.add_job('scanner-reanalyse', '{}'::json, job_key := 'scanner-reanalyse')`,
    );
    await api.settle();

    expect(await read(product.id)).toMatchObject({ halal_status: 'haram' });
    const body = { filter: 'most-recent', attributes: { halal: 'haram' }, page_size: 50 } as const;
    expect(await api.as().call(listRetail, { body })).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ id: product.id })]),
    });
  });

  test('can be bought where it is cheapest, what is sold out last, with postage and stock', async () => {
    const gtin = nextGtin();
    const dear = await sell(gtin, { price: 900 });
    const cheap = await sell(gtin, { price: 300, stock: 2 });
    const gone = await sell(gtin, { price: 100, stock: 0 });
    const onDeal = await sell(gtin, { price: 400 });
    await sell(nextGtin(), { price: 50 });
    await createDeal(
      api.db,
      shop,
      {
        title: 'Half',
        description: undefined,
        item_ids: [onDeal.id],
        discount_percent: 50,
        original_price: undefined,
        price: undefined,
        start_date: dayOf(clock.now()),
        end_date: '2099-01-01',
      },
      'UTC',
    );

    const page = await offersOf(gtin);

    expect(page.total).toBe(4);
    expect(page.data).toMatchObject([
      { product_id: onDeal.id, price: { cents: 200 }, was_price: { cents: 400 } },
      {
        product_id: cheap.id,
        price: { cents: 300 },
        free: 2,
        is_sold_out: false,
        has_pickup: true,
        postage_from: { cents: 950 },
        shop: { name: 'Corner Pantry' },
      },
      { product_id: dear.id },
      { product_id: gone.id, free: 0, is_sold_out: true },
    ]);
  });

  test('is sold by nobody who is not public, and under no code that is none', async () => {
    const gtin = nextGtin();
    const hidden = await buildShop(api.db);
    const form = { category_id: pantry, variants: [{ barcode: gtin }] };
    await buildProduct(api.db, { seller: hidden, form });
    await buildProduct(api.db, { seller: shop, form, state: 'pending' });
    await buildProduct(api.db, { seller: shop, form, state: 'archived' });
    await blockUser(api.db, hidden.id, { adminId: admin.id, reason: 'Spam' });
    await api.settle();

    expect(await offersOf(gtin)).toMatchObject({ total: 0, data: [] });
    expect(await offersOf('9300675024230')).toMatchObject({ total: 0, data: [] });
  });

  test('lists its shops in as many queries for many as for one, along an index', async () => {
    const [one, many] = [nextGtin(), nextGtin()];
    await sell(one);
    for (let index = 0; index < 6; index += 1) await sell(many, { price: 300 + index });
    const asked = vi.spyOn(api.database.pool, 'query');
    const queriesFor = async (gtin: string) => {
      asked.mockClear();
      await offersOf(gtin);
      return asked.mock.calls.length;
    };

    expect(await queriesFor(many)).toBe(await queriesFor(one));
    asked.mockRestore();
    const plan = await api.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute<{ 'QUERY PLAN': string }>(sql`explain select distinct product_id from retail.variants
        where gtin = any(${sql.param([many])}::text[]) and removed_at is null order by product_id limit 500`);
    });
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('variants_gtin');
  });
});
