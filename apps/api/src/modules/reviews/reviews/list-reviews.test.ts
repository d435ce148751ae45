import { listPublicReviews, listReviews } from '@souk/contract/modules/reviews/reviews';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { blockUser } from '../../identity/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller, type TestSeller } from '../../sellers/testing.ts';
import { buildOrder, buildReview, product } from '../testing.ts';

let api: TestApi;
let seller: TestSeller;
let productId: number;
let query: { module_type: string; item_id: number };

beforeAll(async () => {
  api = await startApi();
  seller = await buildSeller(api.db);
  ({ productId } = buildOrder({ buyer: await buildUser(api.db), seller }));
  query = { module_type: product, item_id: productId };
  for (const rating of [5, 2, 4, 5])
    await buildReview(api.db, { author: await buildUser(api.db), reviewed: seller, rating, productId });
  await buildReview(api.db, { author: await buildUser(api.db), reviewed: seller, rating: 1 });
});

const stars = (page: { data: { rating: number }[] }) => page.data.map(({ rating }) => rating);

describe('lists of reviews', () => {
  test('of a thing show the newest first, the breakdown and the whole part of the mean [rating-average]', async () => {
    const shown = await api.as().call(listPublicReviews, { query });

    expect(stars(shown)).toEqual([5, 4, 2, 5]);
    expect(shown.summary.map(({ count }) => count)).toEqual([2, 1, 0, 1, 0]);
    expect(shown.average).toBe('4.0');
  });

  test('are sorted and filtered by stars, the breakdown staying whole [sort-top-rated]', async () => {
    const top = await api.as().call(listPublicReviews, { query: { ...query, sort: 'top-rated' } });
    const low = await api.as().call(listPublicReviews, { query: { ...query, sort: 'asc' } });
    const five = await api.as().call(listPublicReviews, { query: { ...query, rating: 5 } });

    expect(stars(top)).toEqual([5, 5, 4, 2]);
    expect(stars(low)).toEqual([2, 4, 5, 5]);
    expect(five).toMatchObject({ total: 2, average: '4.0' });
  });

  test('of a business hold what it received over all things', async () => {
    const shown = await api.as().call(listPublicReviews, {
      query: { module_type: product, business_id: seller.id },
    });
    const own = await api.as(seller).call(listReviews);
    const ofItem = await api.as(seller).call(listReviews, { query: { ...query, role: 'received' } });

    expect(shown).toMatchObject({ total: 5, average: '3.0' });
    expect(own.total).toBe(5);
    expect(own.data[0]?.moves).toEqual(['reply', 'like', 'report']);
    expect(ofItem).toMatchObject({ total: 4, average: '4.0' });
  });

  test('of a private user hold what they wrote', async () => {
    const author = await buildUser(api.db);
    await buildReview(api.db, { author, reviewed: seller, rating: 3 });

    expect(stars(await api.as(author).call(listReviews))).toEqual([3]);
    expect(stars(await api.as(await buildUser(api.db)).call(listReviews))).toEqual([]);
  });

  test('are empty for what cannot be seen, and ask for a thing or a business', async () => {
    const blocked = await buildSeller(api.db);
    await buildReview(api.db, { author: await buildUser(api.db), reviewed: blocked });
    const admin = await buildUser(api.db, { isAdmin: true });
    await blockUser(api.db, blocked.id, { adminId: admin.id, reason: 'Fraud.' });

    const none = await api.as().call(listPublicReviews, { query: { ...query, item_id: 1 } });
    const ofBlocked = await api.as().call(listPublicReviews, {
      query: { module_type: product, business_id: blocked.id },
    });
    const nothing = api.as().call(listPublicReviews, { query: { module_type: product } });

    expect(none).toMatchObject({ total: 0, average: '0.0' });
    expect(ofBlocked).toMatchObject({ total: 0 });
    await expect(nothing).rejects.toMatchObject({ status: 423 });
  });
});
