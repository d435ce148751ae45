import {
  getAd,
  listAdGroups,
  listPopularAds,
  listRetailAdGroups,
} from '@souk/contract/modules/classifieds/listings';
import { describe, expect, test, vi } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { setAdTier } from '../ads/set-ad-tier.ts';
import { buildAd, cookware, sofas } from '../testing.ts';

describe('the groups of a landing page', () => {
  test('come one by one or together, under the names that clients read [B-092]', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const sofa = await buildAd(db, { owner });
    const pan = await buildAd(db, { owner, form: { category_id: cookware, attributes: {} } });

    const all = await as().call(listAdGroups, { body: {} });
    const one = await as().call(listAdGroups, { body: { filter: 'top-rated' } });
    const retail = await as().call(listRetailAdGroups, { body: {} });

    expect(Object.keys(all)).toEqual(['mostRecent', 'top_rated', 'recently_view']);
    expect(Object.keys(one)).toEqual(['top_rated']);
    expect(Object.keys(retail)).toEqual(['mostRecent', 'best_sellors', 'recently_view']);
    expect(all.mostRecent?.map(({ id }) => id)).toEqual([sofa.id]);
    expect(retail.mostRecent?.map(({ id }) => id)).toEqual([pan.id]);
  });

  test('show the newest by their days, whatever place an older one has paid for', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const older = await buildAd(db, { owner });
    const newer = await buildAd(db, { owner });
    const pans = { category_id: cookware, attributes: {} };
    const olderPan = await buildAd(db, { owner, form: pans });
    const newerPan = await buildAd(db, { owner, form: pans });
    await setAdTier(db, older.id, 2);
    await setAdTier(db, olderPan.id, 1);

    const ads = await as().call(listAdGroups, { body: { filter: 'most-recent' } });
    const goods = await as().call(listRetailAdGroups, { body: { filter: 'most-recent' } });

    expect(ads.mostRecent?.map(({ id }) => id).slice(0, 2)).toEqual([newer.id, older.id]);
    expect(goods.mostRecent?.map(({ id }) => id).slice(0, 2)).toEqual([newerPan.id, olderPan.id]);
  });

  test('leave out jobs and homes where the general ones are asked for', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const sofa = await buildAd(db, { owner });

    const general = await as().call(listAdGroups, { body: { template_slug: 'general' } });
    const jobs = await as().call(listAdGroups, { body: { template_slug: 'jobs' } });

    for (const group of [general.mostRecent, general.top_rated])
      expect(group?.map(({ id }) => id)).toContain(sofa.id);
    expect(jobs).toEqual({ mostRecent: [], top_rated: [], recently_view: [] });
  });

  test('that are empty say so [cat-no-classifieds-found] [cat-items-not-found]', async () => {
    const { as } = await startApi();
    const body = { keyword: 'zzqqxx' };

    const classified = await as().send(listAdGroups, { body });
    const retail = await as().send(listRetailAdGroups, { body: { ...body, filter: 'most-recent' } });

    expect(classified.envelope).toMatchObject({ status: 200, message: 'No Classifieds found' });
    expect(retail.envelope).toMatchObject({ status: 200, message: 'Items not found' });
  });

  test('hold what the viewer has looked at, and what many have', async () => {
    const { as, db } = await startApi();
    const [owner, viewer] = [await buildUser(db), await buildUser(db)];
    const ad = await buildAd(db, { owner });
    const params = { templateName: 'general', category_id: sofas } as const;
    const seen = async () => {
      const { recently_view: group } = await as(viewer).call(listAdGroups, {
        body: { filter: 'recently-viewed' },
      });
      return group?.map(({ id }) => id);
    };

    expect(await seen()).toEqual([]);
    await as(viewer).call(getAd, { params: { id: ad.id } });

    await vi.waitFor(async () => expect(await seen()).toEqual([ad.id]));
    const popular = await as().call(listPopularAds, { params });
    expect(popular.data.map(({ id }) => id)).toEqual([ad.id]);
    await expect(
      as().call(listPopularAds, { params: { ...params, templateName: 'jobs' } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
