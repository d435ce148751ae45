import { listFoodProducts, toggleFoodFavourite } from '@souk/contract/modules/scanner/lists';
import { getFoodProduct } from '@souk/contract/modules/scanner/products';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildFood } from '../testing.ts';

describe('a favourite food', () => {
  test('is kept and let go in turn, or as it is said [success-favourite-added] [success-favourite-removed]', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    const { id } = await buildFood(db, { name: 'Loved' });
    const turn = async (favorite?: boolean) =>
      (
        await as(user).send(toggleFoodFavourite, {
          body: { product_id: id, ...(favorite === undefined ? {} : { favorite }) },
        })
      ).envelope;

    expect(await turn()).toMatchObject({ message: 'Added to favourites.', data: { favorite: true } });
    expect((await as(user).call(getFoodProduct, { params: { id } })).is_favourite).toBe(true);
    const body = { list_type: 'my-favourites' } as const;
    expect((await as(user).call(listFoodProducts, { body })).data).toMatchObject([
      { name: 'Loved', is_favourite: true },
    ]);
    expect(await turn(true)).toMatchObject({ data: { favorite: true } });
    expect(await turn()).toMatchObject({ message: 'Removed from favourites.', data: { favorite: false } });
    expect(await turn(false)).toMatchObject({ data: { favorite: false } });
    expect((await as(user).call(listFoodProducts, { body })).total).toBe(0);
  });

  test('must be one that everybody may see [cat-you-are-not-an-authenticated-user]', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    const hidden = await buildFood(db, { state: 'pending' });
    const turn = (product_id: number, who?: { token: string }) =>
      as(who).send(toggleFoodFavourite, { body: { product_id } });

    expect((await turn(hidden.id, user)).envelope).toMatchObject({
      status: 404,
      message: 'Record not found',
    });
    expect((await turn(999_999_999, user)).status).toBe(404);
    expect((await turn(hidden.id)).envelope.message).toBe('You are not an authenticated user');
  });
});
