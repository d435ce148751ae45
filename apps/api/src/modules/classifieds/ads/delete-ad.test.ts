import { deleteAd } from '@souk/contract/modules/classifieds/ads';
import { getAd, listAds } from '@souk/contract/modules/classifieds/listings';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildAd } from '../testing.ts';

describe('deleting an ad', () => {
  test('ends it: its page is gone for all who could know it [success-ad-deleted] [status-410]', async () => {
    const { as, db } = await startApi();
    const [owner, stranger] = [await buildUser(db), await buildUser(db)];
    const ad = await buildAd(db, { owner, form: { title: 'Iron bedstead' } });

    const { envelope } = await as(owner).send(deleteAd, { params: { id: ad.id } });

    expect(envelope.message).toBe('Ad deleted successfully.');
    for (const client of [as(), as(stranger), as(owner)])
      await expect(client.call(getAd, { params: { id: ad.id } })).rejects.toMatchObject({ status: 410 });
    await expect(as(owner).call(deleteAd, { params: { id: ad.id } })).rejects.toMatchObject({ status: 410 });
    expect(await as().call(listAds, { query: { keyword: 'Iron bedstead' } })).toMatchObject({ total: 0 });
  });

  test('of an ad that was never public leaves a stranger with not-found', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const ad = await buildAd(db, { owner, state: 'pending' });
    await as(owner).call(deleteAd, { params: { id: ad.id } });

    await expect(as().call(getAd, { params: { id: ad.id } })).rejects.toMatchObject({ status: 404 });
  });
});
