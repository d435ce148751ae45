import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { toggleFoodFavourite } from '@souk/contract/modules/scanner/lists';
import { saveFoodProfile } from '@souk/contract/modules/scanner/profiles';
import { engineVersion } from '@souk/food/analyse';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { minutesMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { changeProduct, factsOf } from '../products/change-product.ts';
import { lockProduct } from '../products/product.queries.ts';
import { type ProductRow, products } from '../products/product.tables.ts';
import { reanalyseProducts } from '../products/reanalyse-products.ts';
import { reviewProduct } from '../products/review-product.ts';
import { buildFood } from '../testing.ts';

async function keeper() {
  const api = await startApi();
  const user = await buildUser(api.db);
  const mine = api.as(user);
  const keep = async (food: ProductRow) => {
    await mine.call(toggleFoodFavourite, { body: { product_id: food.id, favorite: true } });
    return food;
  };
  const cook = (food: ProductRow, ingredients: string) =>
    api.db.transaction(async (tx) => {
      const product = await lockProduct(tx, food.id);
      await changeProduct(tx, product, { ...factsOf(product), ingredients: { en: ingredients } });
    });
  const news = async () => {
    await api.advance(minutesMs(6));
    return (await mine.call(listNotifications)).data;
  };
  return { ...api, user, mine, keep, cook, news };
}

describe('a favourite food whose verdict becomes stricter', () => {
  test('is told to who keeps it, once, with the way to its page', async () => {
    const { db, keep, cook, news } = await keeper();
    const food = await keep(await buildFood(db, { name: 'Gummies', ingredients: 'Sugar, pectin' }));

    await cook(food, 'Sugar, pork gelatine');
    const told = await news();
    await cook(food, 'Sugar, pork gelatine, salt');

    expect(told).toMatchObject([
      { kind: 'food', subject: '“Gummies” is haram now', destination_url: `/food-product-detail/${food.id}` },
    ]);
    expect(await news()).toHaveLength(1);
  });

  test('is told together with others that become so at about the same time', async () => {
    const { db, keep, cook, news } = await keeper();
    const foods = [];
    for (const name of ['Rusks', 'Halva', 'Nougat'])
      foods.push(await keep(await buildFood(db, { name, ingredients: 'Sugar' })));
    const [rusks, halva, nougat] = foods;
    if (!rusks || !halva || !nougat) throw new Error('three foods are needed');

    await cook(rusks, 'Sugar, gelatine');
    await cook(halva, 'Sugar, lard');
    await cook(nougat, 'Sugar, honey');

    expect(await news()).toMatchObject([
      {
        subject: '2 of your favourite foods have a stricter verdict',
        massage: expect.stringContaining('“Halva” is haram now, “Rusks” is doubtful now'),
        destination_url: '/see-all-products/my-favourites',
      },
    ]);
  });

  test('is told by the keeper’s own school, whoever changes it: the desk or a new engine', async () => {
    const { db, mine, keep, cook, news } = await keeper();
    await mine.call(saveFoodProfile, { body: { school: 'maliki', avoids: [], diets: [] } });
    const squid = await keep(await buildFood(db, { name: 'Squid rings', ingredients: 'Sugar' }));
    const sweets = await keep(await buildFood(db, { name: 'Sweets', ingredients: 'Sugar' }));
    const pie = await keep(await buildFood(db, { name: 'Pie', ingredients: 'Wheat flour, lard' }));
    const { verdicts, halalStatus } = squid;
    await db
      .update(products)
      .set({ engineVersion: engineVersion - 1, verdicts, halalStatus })
      .where(eq(products.id, pie.id));

    await cook(squid, 'Squid, salt');
    expect(await news()).toEqual([]);
    const review = { status: 'verified', halal_status: 'doubtful', halal_note: 'Nobody answers.' } as const;
    await db.transaction((tx) => reviewProduct(tx, { id: 1 }, sweets.id, review));
    expect((await news())[0]?.subject).toBe('“Sweets” is doubtful now');
    await reanalyseProducts(db);

    expect((await news())[0]?.subject).toBe('“Pie” is haram now');
  });

  test('is no news once it is right again, let go or not public any more', async () => {
    const { db, mine, keep, cook, news } = await keeper();
    const [righted, dropped, rejected] = [
      await keep(await buildFood(db, { ingredients: 'Sugar' })),
      await keep(await buildFood(db, { ingredients: 'Sugar' })),
      await keep(await buildFood(db, { ingredients: 'Sugar' })),
    ];
    for (const food of [righted, dropped, rejected]) await cook(food, 'Sugar, lard');

    await cook(righted, 'Sugar, salt');
    await mine.call(toggleFoodFavourite, { body: { product_id: dropped.id, favorite: false } });
    const review = { status: 'rejected', reason: 'Not sold any more.' } as const;
    await db.transaction((tx) => reviewProduct(tx, { id: 1 }, rejected.id, review));

    expect(await news()).toEqual([]);
  });
});
