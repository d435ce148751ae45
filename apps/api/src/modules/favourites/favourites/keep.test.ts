import {
  addFavourite,
  addRetailWishlist,
  addWishlist,
  listFavourites,
  listWishlist,
  removeFavourite,
  removeRetailWishlist,
  removeWishlist,
} from '@souk/contract/modules/favourites/favourites';
import { getUserDetail } from '@souk/contract/modules/identity/sessions';
import { search } from '@souk/contract/modules/search/search';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { streamMessages } from '../../../platform/platform.tables.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { removeDocument } from '../../search/index.ts';
import { buildDocument } from '../../search/testing.ts';
import { registerTestThings } from '../testing.ts';
import { marks } from './favourite.tables.ts';

let api: TestApi;
let ownerId: number;
const build = (title: string) => buildDocument(api.db, ownerId, { title, categoryIds: [9, 900] });
const module_type = 'things';

beforeAll(async () => {
  api = await startApi();
  registerTestThings();
  ownerId = (await buildUser(api.db)).id;
});

describe('the wishlist', () => {
  test('takes a thing once however often it is put there, and tells the number [success-wishlist-added] [success-wishlist-removed]', async () => {
    const user = await buildUser(api.db);
    const { subject } = await build('wanted');
    const body = { module_type, classified_id: subject.id };

    const first = await api.as(user).send(addWishlist, { body });
    const second = await api.as(user).call(addWishlist, { body });

    expect(first.envelope).toMatchObject({ message: 'Item added to wishlist.', data: { wishlist_count: 1 } });
    expect(second).toEqual({ wishlist_count: 1 });
    expect(await api.as(user).call(getUserDetail)).toMatchObject({ wishlist_count: 1 });
    const told = await api.db.select().from(streamMessages).where(eq(streamMessages.userId, user.id));
    expect(told).toMatchObject([{ topic: 'counters', payload: { wishlist_count: 1 } }]);

    const gone = await api.as(user).send(removeWishlist, { body });
    expect(gone.envelope).toMatchObject({
      message: 'Item removed from wishlist.',
      data: { wishlist_count: 0 },
    });
    expect(await api.as(user).call(removeWishlist, { body })).toEqual({ wishlist_count: 0 });
  });

  test('holds one row after 200 simultaneous adds', async () => {
    const user = await buildUser(api.db);
    const { subject } = await build('contested');
    const body = { module_type, classified_id: subject.id };

    const answers = await Promise.all(
      Array.from({ length: 200 }, () => api.as(user).call(addWishlist, { body })),
    );

    expect(answers.every(({ wishlist_count: count }) => count === 1)).toBe(true);
    expect(await api.db.select().from(marks).where(eq(marks.userId, user.id))).toHaveLength(1);
  });

  test('shows the latest first, what is gone in its place, until it is taken off', async () => {
    const user = await buildUser(api.db);
    const [old, lost, fresh] = [await build('old wish'), await build('lost wish'), await build('new wish')];
    for (const { subject } of [old, lost, fresh])
      await api.as(user).call(addWishlist, { body: { module_type, classified_id: subject.id } });
    await api.db.transaction((tx) => removeDocument(tx, lost.subject));

    const { data, total } = await api.as(user).call(listWishlist);

    expect(
      data.map((wished) => [
        wished.id,
        wished.is_available,
        wished.is_available ? null : wished.gone_because,
      ]),
    ).toEqual([
      [fresh.subject.id, true, null],
      [lost.subject.id, false, 'deleted'],
      [old.subject.id, true, null],
    ]);
    expect(data.every((wished) => !wished.is_available || wished.is_wishlisted)).toBe(true);
    expect(total).toBe(3);
    expect(await api.as(user).call(getUserDetail)).toMatchObject({ wishlist_count: 2 });

    await api.as(user).call(removeWishlist, { body: { module_type, classified_id: lost.subject.id } });
    expect((await api.as(user).call(listWishlist)).total).toBe(2);
    expect((await api.as(await buildUser(api.db)).call(listWishlist)).data).toEqual([]);
  });

  test('is for private users and for things that exist', async () => {
    const seller = await buildUser(api.db, { sellerType: 'retail' });
    const user = await buildUser(api.db);
    const body = { item_id: 999_999_999 };
    const { subject } = await build('not theirs');

    const bySeller = api.as(seller).call(addWishlist, { body: { module_type, classified_id: subject.id } });
    await expect(bySeller).rejects.toMatchObject({ status: 403 });
    for (const endpoint of [addRetailWishlist, removeRetailWishlist])
      await expect(api.as(user).call(endpoint, { body })).rejects.toMatchObject({
        status: 404,
        message: 'Record not found',
      });
    const unknown = api.as(user).call(addWishlist, { body: { module_type: 'nothing', classified_id: 1 } });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
  });
});

describe('favourites', () => {
  test('are kept by everyone and marked in every list [success-favourite-added] [success-favourite-removed]', async () => {
    const seller = await buildUser(api.db, { sellerType: 'retail' });
    const { subject } = await build('loved');
    const body = { module_type, item_id: subject.id };

    expect((await api.as(seller).send(addFavourite, { body })).envelope).toMatchObject({
      message: 'Added to favourites.',
      data: { favourite: true },
    });
    const query = { category_id: 900, keyword: 'loved' };
    expect((await api.as(seller).call(search, { query })).data).toMatchObject([
      { is_favourite: true, is_wishlisted: false },
    ]);
    expect((await api.as().call(search, { query })).data).toMatchObject([{ is_favourite: false }]);
    expect((await api.as(seller).call(listFavourites, { query: { module_type } })).total).toBe(1);

    expect((await api.as(seller).send(removeFavourite, { body })).envelope).toMatchObject({
      message: 'Removed from favourites.',
      data: { favourite: false },
    });
    expect((await api.as(seller).call(listFavourites)).total).toBe(0);
  });
});
