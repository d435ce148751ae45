import { listFoodProducts } from '@souk/contract/modules/scanner/lists';
import { scanFoodProduct } from '@souk/contract/modules/scanner/products';
import type { CallOf } from '@souk/contract/shared/endpoint';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildFood } from '../testing.ts';

type Asked = NonNullable<CallOf<typeof listFoodProducts>['body']>;

const list = async (body: Asked, who?: { token: string }) =>
  (await startApi()).as(who).call(listFoodProducts, { body });

const names = async (body: Asked, who?: { token: string }) =>
  (await list(body, who)).data.map(({ name }) => name);

beforeAll(async () => {
  const { db } = await startApi();
  const shelf = { category: 'biscuits-and-cakes', brand: 'Crumbly' } as const;
  await buildFood(db, { ...shelf, name: 'Oat biscuits', ingredients: 'Oats, sugar, salt' });
  await buildFood(db, {
    ...shelf,
    name: 'Butter biscuits',
    ingredients: 'Wheat flour, butter (milk), sugar',
  });
  await buildFood(db, { ...shelf, name: 'Lard biscuits', ingredients: 'Wheat flour, lard, sugar' });
  await buildFood(db, { name: 'Prawn crackers', category: 'crisps-and-snacks', ingredients: 'Squid, salt' });
  await buildFood(db, { name: 'Crème brûlée', brand: 'Café Zoë', category: 'ice-cream-and-desserts' });
  await buildFood(db, { name: 'Waiting biscuits', state: 'pending' });
});

describe('a list of foods', () => {
  test('shows the newest first, and nothing that is not verified', async () => {
    const page = await list({ page_size: 10 });

    expect(page.data.map(({ name }) => name)).toEqual([
      'Crème brûlée',
      'Prawn crackers',
      'Lard biscuits',
      'Butter biscuits',
      'Oat biscuits',
    ]);
    expect(page).toMatchObject({ total: 5, total_is_exact: true, is_fuzzy: false, current_page: 1 });
  });

  test('finds words however they are typed, by beginnings, brands and codes', async () => {
    const { db } = await startApi();
    const coded = await buildFood(db, { name: 'Coded halva' });

    expect(await names({ keyword: 'BISC oat' })).toEqual(['Oat biscuits']);
    expect(await names({ keyword: 'oat BISC' })).toEqual(['Oat biscuits']);
    expect(await names({ keyword: 'creme brulee' })).toEqual(['Crème brûlée']);
    expect(await names({ keyword: 'cafe zoe' })).toEqual(['Crème brûlée']);
    expect(await names({ keyword: coded.gtin })).toEqual(['Coded halva']);
    expect(await names({ keyword: '!!! ???' })).toEqual([]);
  });

  test('forgives typing errors where nothing has the words as typed', async () => {
    const page = await list({ keyword: 'prwn crakers' });

    expect(page.data[0]?.name).toBe('Prawn crackers');
    expect(page.is_fuzzy).toBe(true);
  });

  test('is narrowed by shelf, brand, verdict, allergens and diet', async () => {
    expect(await names({ category_id: 'biscuits-and-cakes' })).toHaveLength(3);
    expect(await names({ category_id: 3, brand: 'crumbly' })).toHaveLength(3);
    expect(await names({ halal_status: 'haram' })).toEqual(['Prawn crackers', 'Lard biscuits']);
    expect(await names({ halal_status: 'haram', school: 'maliki' })).toEqual(['Lard biscuits']);
    expect(await names({ category_id: 3, allergen_free: ['milk', 'oats'] })).toEqual(['Lard biscuits']);
    expect(await names({ category_id: 3, diet: ['vegan'] })).toEqual(['Oat biscuits']);
  });

  test('is put in order by name', async () => {
    const shelf = { category_id: 'biscuits-and-cakes' };

    expect(await names({ ...shelf, sort: 'asc' })).toEqual([
      'Butter biscuits',
      'Lard biscuits',
      'Oat biscuits',
    ]);
    expect((await names({ ...shelf, sort: 'desc' }))[0]).toBe('Oat biscuits');
    expect(await names({ ...shelf, sort: 'top-rated' })).toHaveLength(3);
  });

  test('of the popular shows what many scan', async () => {
    const { as, db } = await startApi();
    const [rare, often] = [await buildFood(db, { name: 'Rare' }), await buildFood(db, { name: 'Often' })];
    const scan = (gtin: string, device: string) =>
      as().call(scanFoodProduct, {
        query: { product_code: gtin },
        headers: { cookie: `souk_device=${device}` },
      });
    for (const device of ['a', 'b', 'c']) await scan(often.gtin, device);
    await scan(rare.gtin, 'a');

    expect(await names({ list_type: 'most-popular' })).toEqual(['Often', 'Rare']);
  });

  test('of the own shows what waits and what was rejected too, to nobody else [cat-items-not-found]', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    await buildFood(db, { name: 'Mine', state: 'pending', owner: user });
    const body = { list_type: 'my-products' } as const;

    expect(await names(body, user)).toEqual(['Mine']);
    for (const who of [undefined, await buildUser(db)])
      expect((await as(who).send(listFoodProducts, { body })).envelope).toMatchObject({
        status: 200,
        message: 'Items not found',
        data: { data: [], total: 0 },
      });
  });
});
