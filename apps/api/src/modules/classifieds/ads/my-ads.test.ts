import {
  changeAdStatus,
  deleteAd,
  listMyAds,
  markAdSold,
  repostAd,
  updateAd,
} from '@souk/contract/modules/classifieds/ads';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildAd } from '../testing.ts';

describe('a stranger', () => {
  test('finds nothing to change, in whatever state the ad is', async () => {
    const { as, db } = await startApi();
    const [owner, stranger] = [await buildUser(db), await buildUser(db)];
    for (const state of ['pending', 'approved', 'rejected'] as const) {
      const { id } = await buildAd(db, { owner, state });
      const attempts = [
        as(stranger).call(updateAd, { params: { id }, body: { price: '1' } }),
        as(stranger).call(deleteAd, { params: { id } }),
        as(stranger).call(repostAd, { params: { id }, body: {} }),
        as(stranger).call(markAdSold, { body: { classified_id: id } }),
        as(stranger).call(changeAdStatus, { body: { classified_id: id, status: 'sold' } }),
      ];
      for (const attempt of await Promise.allSettled(attempts))
        expect(attempt).toMatchObject({ status: 'rejected', reason: { status: 404 } });
    }
    expect(await as(stranger).call(listMyAds)).toMatchObject({ total: 0 });
  });
});

describe('ad management', () => {
  test('lists own ads by state and word, in a page', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    await buildAd(db, { owner, form: { title: 'Red stool', price: 200 } });
    await buildAd(db, { owner, form: { title: 'Blue stool', price: 100 } });
    await buildAd(db, { owner, state: 'rejected', form: { title: 'Old 100% wool rug' } });
    const titles = async (query: object) =>
      (await as(owner).call(listMyAds, { query })).data.map(({ title }) => title);

    expect(await titles({ status: 'approved' })).toEqual(['Blue stool', 'Red stool']);
    expect(await titles({ status: 'approved', sort: 'desc' })).toEqual(['Red stool', 'Blue stool']);
    expect(await titles({ status: 'pending for approval from Admin' })).toEqual([]);
    expect(await titles({ keyword: '100%' })).toEqual(['Old 100% wool rug']);
    expect(await titles({})).toHaveLength(3);
  });
});
