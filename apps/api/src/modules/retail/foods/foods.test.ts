import { freeFromFacet, halalFacet, plainReading } from '@souk/contract/modules/food/facets';
import { getRetailProduct, listRetail } from '@souk/contract/modules/retail/product-lists';
import { importProducts } from '@souk/contract/modules/retail/product-sheets';
import { createProduct, editProduct, getMyProduct } from '@souk/contract/modules/retail/products';
import { search } from '@souk/contract/modules/search/search';
import { engineVersion } from '@souk/food/analyse';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { productChangesOf } from '../products/changes-of.ts';
import { getProduct } from '../products/product.queries.ts';
import { products } from '../products/product.tables.ts';
import { writeSheet } from '../sheets/write-sheet.ts';
import { buildProduct, buildShop, pantry, productBody, type productForm } from '../testing.ts';
import { bookRejudging, rejudgeFoods } from './rejudge-foods.ts';

describe('food in shops', () => {
  let api: TestApi;
  let shop: Awaited<ReturnType<typeof buildShop>>;
  const food = (ingredients: string | null, form: Parameters<typeof productForm>[0] = {}) =>
    buildProduct(api.db, { seller: shop, form: { category_id: pantry, ingredients, ...form } });
  const read = async (id: number) => (await api.as().call(getRetailProduct, { body: { id } })).food;
  const found = async (attributes: Record<string, string | string[]>) => {
    const page = await api.as().call(listRetail, {
      body: { filter: 'most-recent', attributes, page_size: 50 },
    });
    return 'data' in page ? page.data.map(({ id }) => id) : [];
  };

  beforeAll(async () => {
    api = await startApi();
    shop = await buildShop(api.db);
  });

  test('is judged by its ingredients: verdicts, reasons, allergens, traces and diets', async () => {
    const { id } = await food('Sugar, milk powder, pork gelatine. May contain almonds.');

    expect(await read(id)).toMatchObject({
      halal_status: 'haram',
      judged_by: 'ingredients',
      path: null,
      reasons: ['pork gelatine'],
      allergens: ['milk'],
      may_contain: ['almond'],
      verdicts: { hanafi: { lenient: 'haram' }, shafii: { standard: 'haram', strict: 'haram' } },
      diets: { vegan: 'no', vegetarian: 'no' },
      ingredients: 'Sugar, milk powder, pork gelatine. May contain almonds.',
    });
  });

  test('says nothing where nothing is known, and where the shelf holds no food', async () => {
    const unknown = await food(null);
    const kettle = await buildProduct(api.db, { seller: shop, form: { ingredients: 'Copper, pork' } });

    expect(await read(unknown.id)).toBeNull();
    expect(await read(kettle.id)).toBeNull();
  });

  test('is judged anew when its list, or its shelf, changes', async () => {
    const { id } = await food('Sugar, salt');
    const edit = (body: object) => api.as(shop).call(editProduct, { params: { id }, body });

    expect(await edit({ ingredients: 'Sugar, lard' })).toMatchObject({ food: { halal_status: 'haram' } });
    expect(await edit({ title: 'Sweet things' })).toMatchObject({ food: { halal_status: 'haram' } });
    expect(await edit({ category_id: 420 })).toMatchObject({ food: null, ingredients: 'Sugar, lard' });
    expect(await edit({ category_id: pantry, ingredients: '' })).toMatchObject({
      food: null,
      ingredients: null,
    });
  });

  test('has another list seen by an admin before anybody reads it, as with other words', async () => {
    const { id } = await food('Sugar, salt');

    const edited = await api.as(shop).call(editProduct, { params: { id }, body: { ingredients: 'Sugar' } });

    expect(edited.state).toBe('pending');
    expect(await productChangesOf(api.db, await getProduct(api.db, id))).toEqual([
      { field: 'ingredients', before: 'Sugar, salt', after: 'Sugar' },
    ]);
  });

  test('keeps standing where it was approved before lists were asked for', async () => {
    const { id } = await food(null);
    const { approvedVersion } = await getProduct(api.db, id);
    const { ingredients: _none, ...old } = approvedVersion ?? { ingredients: null };
    await api.db
      .update(products)
      .set({ approvedVersion: old as typeof approvedVersion })
      .where(eq(products.id, id));

    const edited = await api.as(shop).call(editProduct, { params: { id }, body: { low_stock_at: 2 } });

    expect(edited.state).toBe('approved');
  });

  test('refuses a list that is too long', async () => {
    const { envelope } = await api.as(shop).send(createProduct, {
      body: { ...productBody({ category_id: pantry }), ingredients: 'a'.repeat(5001) },
    });

    expect(envelope).toMatchObject({
      status: 423,
      errors: { ingredients: ['Max length must be 5000 characters.'] },
    });
  });

  test('tells when a claim on the pack and its ingredients contradict each other, and is not found by it', async () => {
    const claims = { attributes: { diet: ['Halal', 'Vegan', 'Organic'] } };
    const wrong = await food('Sugar, pork gelatine', claims);
    const right = await food('Sugar, salt', claims);

    expect((await read(wrong.id))?.conflicts).toEqual([
      { label: 'halal-claim', words: 'pork gelatine' },
      { label: 'vegan', words: 'pork gelatine' },
    ]);
    expect((await read(right.id))?.conflicts).toEqual([]);
    const claimed = await found({ diet: 'Halal' });
    expect(claimed).toContain(right.id);
    expect(claimed).not.toContain(wrong.id);
    expect(await found({ diet: 'Organic' })).toContain(wrong.id);
  });

  test('never shows as halal, in any reading, where something forbidden is listed', async () => {
    const readings = [null, 'hanafi', 'maliki', 'shafii', 'hanbali'] as const;
    const lists = ['Sugar, lard', 'Halal pork, salt', 'Wine, water', 'Flour (wheat), bacon'];
    const ids = await Promise.all(
      lists.map(async (list) => (await food(list, { attributes: { diet: ['Halal'] } })).id),
    );

    for (const school of readings)
      for (const strictness of ['lenient', 'standard', 'strict'] as const) {
        const halal = await found({ [halalFacet({ school, strictness })]: 'halal' });
        expect(halal.filter((id) => ids.includes(id))).toEqual([]);
      }
    expect(await found({ [halalFacet(plainReading)]: 'haram' })).toEqual(expect.arrayContaining(ids));
  });

  test('is filtered by the verdict of a reading, by every allergen at once, and by diet', async () => {
    const prawns = await food('Prawns (crustacean), salt');
    const cake = await food('Wheat flour, egg, sugar. May contain milk.');
    const rice = await food('Rice, salt');
    const own = (ids: readonly number[]) => ids.filter((id) => [prawns.id, cake.id, rice.id].includes(id));

    expect(
      own(await found({ [halalFacet({ school: 'shafii', strictness: 'standard' })]: 'halal' })),
    ).toContain(prawns.id);
    expect(
      own(await found({ [halalFacet({ school: 'hanafi', strictness: 'standard' })]: 'halal' })),
    ).not.toContain(prawns.id);
    const free = { [freeFromFacet('milk')]: 'true', [freeFromFacet('crustacean')]: 'true' };
    expect(own(await found(free))).toEqual([rice.id]);
    expect(own(await found({ 'keeps-vegan': 'true' }))).toEqual([rice.id]);
  });

  test('is counted by search under these facets, and its cards carry the verdicts', async () => {
    const { id } = await food('Rice, salt', { title: 'Countable rice' });

    const page = await api.as().call(search, { query: { keyword: 'countable', facets: '1' } });

    expect(page.data).toMatchObject([{ id, food: { verdicts: { maliki: { strict: 'halal' } } } }]);
    const counted = new Map(page.facets?.facets.map(({ slug, values }) => [slug, values]));
    expect(counted.get('halal')).toEqual([{ value: 'halal', count: 1, is_selected: false }]);
    expect(counted.get('free-from-milk')).toEqual([{ value: 'true', count: 1, is_selected: false }]);
  });

  test('is judged again once, and told by the lists, when the engine is another', async () => {
    const { id } = await food('Sugar, lard');
    const before = await getProduct(api.db, id);
    const { id: otherId } = await food('Rice, salt');
    const other = await getProduct(api.db, otherId);
    await api.db
      .update(products)
      .set({ foodEngine: engineVersion - 1, food: other.food })
      .where(eq(products.id, id));
    await api.db.update(products).set({ foodEngine: null, food: null }).where(eq(products.id, otherId));

    await api.db.transaction((tx) => bookRejudging(tx));
    await api.settle();

    expect(await getProduct(api.db, id)).toEqual(before);
    expect(await getProduct(api.db, otherId)).toEqual(other);
    expect(await found({ halal: 'haram' })).toContain(id);
    await rejudgeFoods(api.db);
    expect(await getProduct(api.db, id)).toEqual(before);
  });

  test('comes and goes by a sheet with its list', async () => {
    const seller = await buildShop(api.db);
    const sheet = [
      'product,title,category,price,stock,ingredients',
      `,Date bar,pantry,4.50,9,"Dates, almonds, salt"`,
    ].join('\n');

    const report = await api.as(seller).call(importProducts, { body: { sheet } });
    const written = await writeSheet(api.db, seller.id, undefined);
    const again = await api.as(seller).call(importProducts, { body: { sheet: written } });

    expect(report).toEqual({ created: 1, updated: 0, refused: [] });
    expect(again).toEqual({ created: 0, updated: 1, refused: [] });
    const id = Number(/^\r?\n?(\d+),/m.exec(written.split('\r\n')[1] ?? '')?.[1]);
    const kept = await api.as(seller).call(getMyProduct, { params: { id } });
    expect(kept).toMatchObject({ ingredients: 'Dates, almonds, salt', food: { allergens: ['almond'] } });
  });
});
