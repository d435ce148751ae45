import { changeAdStatus, markAdSold, repostAd, updateAd } from '@souk/contract/modules/classifieds/ads';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildAd } from '../testing.ts';

describe('posting an ad again', () => {
  test('works from sold and from rejected, and clears the sale', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const sold = await buildAd(db, { owner });
    await as(owner).call(markAdSold, { body: { classified_id: sold.id } });
    const rejected = await buildAd(db, { owner, state: 'rejected' });

    for (const { id } of [sold, rejected])
      expect(await as(owner).call(repostAd, { params: { id }, body: {} })).toMatchObject({
        status: 'pending for approval from Admin',
        is_sold: 0,
        sold_at: null,
      });
  });

  test('is refused while the ad is public or waits', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);

    for (const state of ['pending', 'approved'] as const) {
      const ad = await buildAd(db, { owner, state });
      await expect(as(owner).call(repostAd, { params: { id: ad.id }, body: {} })).rejects.toMatchObject({
        status: 422,
        code: 'ad-move-not-allowed',
      });
    }
  });

  test('is not gone round by unmarking a sale or by editing a rejected ad [limit-post-ad]', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const sold = await buildAd(db, { owner });
    await as(owner).call(markAdSold, { body: { classified_id: sold.id } });
    const rejected = await buildAd(db, { owner, state: 'rejected' });
    for (let posted = 0; posted < 10; posted += 1) await buildAd(db, { owner, state: 'pending' });

    for (const attempt of [
      as(owner).call(changeAdStatus, { body: { classified_id: sold.id, status: 'approved' } }),
      as(owner).call(updateAd, { params: { id: rejected.id }, body: { title: 'Once more' } }),
    ])
      await expect(attempt).rejects.toMatchObject({ message: 'Your ad posting limit is over.' });
  });

  test('counts against the limit like a new ad [limit-post-ad]', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const rejected = await buildAd(db, { owner, state: 'rejected' });
    for (let posted = 0; posted < 10; posted += 1) await buildAd(db, { owner, state: 'pending' });

    await expect(as(owner).call(repostAd, { params: { id: rejected.id }, body: {} })).rejects.toMatchObject({
      message: 'Your ad posting limit is over.',
    });
  });
});
