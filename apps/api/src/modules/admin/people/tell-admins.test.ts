import { reportAd } from '@souk/contract/modules/classifieds/reports';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { reportProduct } from '@souk/contract/modules/retail/reports';
import { reportReview } from '@souk/contract/modules/reviews/responses';
import { reportFoodProduct } from '@souk/contract/modules/scanner/products';
import { suggestFoodChange } from '@souk/contract/modules/scanner/submissions';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildAd } from '../../classifieds/testing.ts';
import { startSession } from '../../identity/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildProduct, buildShop } from '../../retail/testing.ts';
import { buildReview } from '../../reviews/testing.ts';
import { buildFood } from '../../scanner/testing.ts';
import { buildAdmin } from '../testing.ts';

type Api = Awaited<ReturnType<typeof startApi>>;

/** The notifications of the admin's ordinary account. */
async function notificationsOf({ as, db, config }: Api, admin: { id: number }) {
  const own = await db.transaction((tx) =>
    startSession(tx, config, { userId: admin.id, device: 'test', address: '::1' }),
  );
  return (await as(own).call(listNotifications)).data;
}

const newsOf = async (api: Api, admin: { id: number }) =>
  (await notificationsOf(api, admin)).map(({ subject }) => subject);

describe('admins hear', () => {
  test('of waiting ads and of reports, each in their own area and once', async () => {
    const api = await startApi();
    const [forAds, forReports, forSettings] = [
      await buildAdmin(api.db, { permissions: ['ads'] }),
      await buildAdmin(api.db, { permissions: ['*'] }),
      await buildAdmin(api.db, { permissions: ['settings'] }),
    ];
    const owner = await buildUser(api.db);
    await buildAd(api.db, { owner, state: 'pending' });
    const ad = await buildAd(api.db, { owner });
    await api
      .as(await buildUser(api.db))
      .call(reportAd, { body: { classified_id: ad.id, reason: 'Duplicate ad' } });

    await api.settle();

    expect(await newsOf(api, forAds)).toEqual(['Ads are waiting for approval']);
    expect((await newsOf(api, forReports)).sort()).toEqual([
      'Ads are waiting for approval',
      'An ad was reported',
    ]);
    expect(await newsOf(api, forSettings)).toEqual([]);
  });

  test('of waiting products and of reports of products and reviews', async () => {
    const api = await startApi();
    const forAds = await buildAdmin(api.db, { permissions: ['ads'] });
    const forReports = await buildAdmin(api.db, { permissions: ['reports'] });
    const seller = await buildShop(api.db);
    await buildProduct(api.db, { seller, state: 'pending' });
    const product = await buildProduct(api.db, { seller });
    const review = await buildReview(api.db, { author: await buildUser(api.db), reviewed: seller });
    const reporter = api.as(await buildUser(api.db));
    await reporter.call(reportProduct, { body: { item_id: product.id, reason: 'Wrong category' } });
    await reporter.call(reportReview, { body: { review_id: review.id, reason: 'Advertising' } });

    await api.settle();

    expect(await newsOf(api, forAds)).toEqual(['Products are waiting for approval']);
    expect((await newsOf(api, forReports)).sort()).toEqual([
      'A product was reported',
      'A review was reported',
    ]);
  });

  test('of foods that wait, of changes of them and of mistakes, each in one notice', async () => {
    const api = await startApi();
    const forAds = await buildAdmin(api.db, { permissions: ['ads'] });
    const forReports = await buildAdmin(api.db, { permissions: ['reports'] });
    const { id } = await buildFood(api.db, { name: 'Rusks' });
    const users = [await buildUser(api.db), await buildUser(api.db)];
    for (const user of users) {
      await api.as(user).call(suggestFoodChange, { params: { id }, body: { name: 'Zwieback', labels: [] } });
      await api.as(user).call(reportFoodProduct, { params: { id }, body: { reason: 'Wrong picture' } });
    }

    await api.settle();

    expect((await newsOf(api, forAds)).sort()).toEqual([
      'A mistake in a food was reported',
      'Foods are waiting for review',
    ]);
    expect(await newsOf(api, forReports)).toEqual(['A mistake in a food was reported']);
    const paths = async (admin: { id: number }) =>
      (await notificationsOf(api, admin)).map(({ destination_url: path }) => path).sort();
    expect(await paths(forReports)).toEqual(['/admin/reports?status=open&kind=food']);
    expect(await paths(forAds)).toEqual([
      '/admin/food-products?is_reported=1',
      '/admin/food-products?status=pending',
    ]);
  });
});
