import { repostAd, updateAd } from '@souk/contract/modules/classifieds/ads';
import { getAd, listAds } from '@souk/contract/modules/classifieds/listings';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildAd, signedInAgain } from '../testing.ts';
import { approveAd } from './approve-ad.ts';

const days = (count: number) => count * 24 * 3_600_000;

describe('the time of an ad', () => {
  test('runs out 30 days after approval; its owner is told and posts it again [status-ad-expired]', async () => {
    const { as, db, advance } = await startApi();
    const [owner, admin] = [await buildUser(db), await buildUser(db, { isAdmin: true })];
    const ad = await buildAd(db, { owner, form: { title: 'Ceramic urn' } });

    await advance(days(29));
    expect(await as().call(listAds, { query: { keyword: 'Ceramic urn' } })).toMatchObject({ total: 1 });
    await advance(days(1.1));

    const later = await signedInAgain(db, owner);
    expect(await as(later).call(getAd, { params: { id: ad.id } })).toMatchObject({
      status: 'expired',
      moves: ['repost', 'delete'],
    });
    expect(await as().call(listAds, { query: { keyword: 'Ceramic urn' } })).toMatchObject({ total: 0 });
    const { data } = await as(later).call(listNotifications);
    expect(data[0]).toMatchObject({ subject: 'Your ad has expired' });

    await as(later).call(repostAd, { params: { id: ad.id }, body: { filter: 'expired' } });
    await approveAd(db, admin, ad.id);
    await advance(days(29));
    expect(await as().call(getAd, { params: { id: ad.id } })).toMatchObject({ status: 'approved' });
  });

  test('starts anew with each approval', async () => {
    const { as, db, advance } = await startApi();
    const owner = await buildUser(db);
    const ad = await buildAd(db, { owner });
    await advance(days(20));
    await as(owner).call(updateAd, { params: { id: ad.id }, body: { title: 'Another title' } });
    await approveAd(db, owner, ad.id);

    await advance(days(20));

    expect(await as().call(getAd, { params: { id: ad.id } })).toMatchObject({ status: 'approved' });
  });
});
