import { deleteAd, markAdSold, updateAd } from '@souk/contract/modules/classifieds/ads';
import { getAd } from '@souk/contract/modules/classifieds/listings';
import { addWishlist, listWishlist, removeWishlist } from '@souk/contract/modules/favourites/favourites';
import { describe, expect, test } from 'vitest';
import { daysMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { blockUser } from '../../identity/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildAd, signedInAgain } from '../testing.ts';
import { takeDownAd } from './take-down-ad.ts';

async function wished(titles: readonly string[]) {
  const api = await startApi();
  const [owner, fan] = [await buildUser(api.db), await buildUser(api.db)];
  const ads = await Promise.all(titles.map((title) => buildAd(api.db, { owner, form: { title } })));
  for (const { id } of ads) await api.as(fan).call(addWishlist, { body: { classified_id: id } });
  const list = async (viewer = fan) =>
    (await api.as(viewer).call(listWishlist)).data.map((item) => ({
      title: item.title,
      gone_because: item.is_available ? null : item.gone_because,
      opens: item.path !== null,
    }));
  return { ...api, owner, fan, ads, list };
}

describe('an ad on a wishlist', () => {
  test('says why it cannot be had any more, and stays until it is taken off', async () => {
    const { as, db, owner, fan, ads, list } = await wished(['Kettle', 'Toaster', 'Whisk', 'Ladle']);
    const [kettle, toaster, whisk, ladle] = ads.map(({ id }) => id);
    await as(owner).call(markAdSold, { body: { classified_id: kettle ?? 0 } });
    await as(owner).call(deleteAd, { params: { id: toaster ?? 0 } });
    await takeDownAd(db, owner, whisk ?? 0, 'Not allowed here.');
    await as(owner).call(updateAd, { params: { id: ladle ?? 0 }, body: { title: 'Something else' } });

    expect((await list()).toSorted((a, b) => a.title.localeCompare(b.title))).toEqual(
      [
        { title: 'Kettle', gone_because: 'sold', opens: true },
        { title: 'Ladle', gone_because: 'withdrawn', opens: false },
        { title: 'Toaster', gone_because: 'deleted', opens: false },
        { title: 'Whisk', gone_because: 'withdrawn', opens: false },
      ].toSorted((a, b) => a.title.localeCompare(b.title)),
    );
    await as(fan).call(removeWishlist, { body: { classified_id: toaster ?? 0 } });
    expect(await list()).toHaveLength(3);
  });

  test('tells that its time has run out', async () => {
    const { db, fan, advance, list } = await wished(['Teapot']);

    await advance(daysMs(31));

    expect(await list(await signedInAgain(db, fan))).toEqual([
      { title: 'Teapot', gone_because: 'expired', opens: false },
    ]);
  });

  test('is withdrawn with its blocked owner, even where it was sold', async () => {
    const { as, db, owner, fan, ads, list, settle } = await wished(['Samovar']);
    await as(owner).call(markAdSold, { body: { classified_id: ads[0]?.id ?? 0 } });
    await blockUser(db, owner.id, { adminId: fan.id });
    await settle();

    expect(await list()).toEqual([{ title: 'Samovar', gone_because: 'withdrawn', opens: false }]);
  });

  test('shows on its own page that it is kept, sold or not', async () => {
    const { as, owner, fan, ads } = await wished(['Gong']);
    const params = { id: ads[0]?.id ?? 0 };
    await as(owner).call(markAdSold, { body: { classified_id: params.id } });

    expect(await as(fan).call(getAd, { params })).toMatchObject({ is_sold: 1, is_favourite: true });
    expect(await as().call(getAd, { params })).toMatchObject({ is_favourite: false });
    expect(await as(owner).call(getAd, { params })).toMatchObject({ is_favourite: false });
  });
});
