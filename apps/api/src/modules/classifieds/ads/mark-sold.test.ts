import { changeAdStatus, listMyAds, markAdSold } from '@souk/contract/modules/classifieds/ads';
import { getAd, listAds } from '@souk/contract/modules/classifieds/listings';
import { getOffer, makeOffer } from '@souk/contract/modules/classifieds/offers';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildAd, signedInAgain } from '../testing.ts';

describe('marking an ad as sold', () => {
  test('takes it off the lists, shows Sold on its page, and rejects open offers [success-ad-sold]', async () => {
    const { as, db } = await startApi();
    const [owner, buyer] = [await buildUser(db), await buildUser(db)];
    const ad = await buildAd(db, { owner, form: { title: 'Copper kettle' } });
    const offer = await as(buyer).call(makeOffer, { body: { classified_id: ad.id, offer_price: '300' } });

    const { envelope } = await as(owner).send(markAdSold, { body: { classified_id: ad.id } });

    expect(envelope.message).toBe('Ad marked as sold.');
    expect(envelope.data).toMatchObject({
      status: 'approved',
      is_sold: 1,
      moves: ['unmark-sold', 'repost', 'delete'],
    });
    expect(await as().call(listAds, { query: { keyword: 'Copper kettle' } })).toMatchObject({ total: 0 });
    expect(await as().call(getAd, { params: { id: ad.id } })).toMatchObject({ is_sold: 1, may_offer: false });
    expect(await as(buyer).call(getOffer, { params: { offer_id: offer.id } })).toMatchObject({
      status: 'Rejected',
      closed_because: 'ad-sold',
    });
    expect(await as(owner).call(listMyAds, { query: { status: 'sold' } })).toMatchObject({ total: 1 });
  });

  test('can be taken back', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const ad = await buildAd(db, { owner, form: { title: 'Silver teapot' } });
    const change = (status: string) =>
      as(owner).call(changeAdStatus, { body: { classified_id: ad.id, status } });

    expect(await change('sold')).toMatchObject({ is_sold: 1 });
    expect(await change('approved')).toMatchObject({ is_sold: 0, status: 'approved' });
    expect(await as().call(listAds, { query: { keyword: 'Silver teapot' } })).toMatchObject({ total: 1 });
    for (const status of ['expired', 'constructor', 'approved'])
      await expect(change(status)).rejects.toMatchObject({ code: 'ad-move-not-allowed' });
  });

  test('cannot be taken back once its time has run out', async () => {
    const { as, db, advance } = await startApi();
    const owner = await buildUser(db);
    const ad = await buildAd(db, { owner });
    await as(owner).call(markAdSold, { body: { classified_id: ad.id } });
    await advance(31 * 24 * 3_600_000);
    const later = await signedInAgain(db, owner);

    const back = as(later).call(changeAdStatus, { body: { classified_id: ad.id, status: 'approved' } });

    await expect(back).rejects.toMatchObject({ code: 'ad-move-not-allowed' });
    expect(await as(later).call(getAd, { params: { id: ad.id } })).toMatchObject({
      moves: ['repost', 'delete'],
    });
  });

  test('names a buyer who is somebody else', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const ad = await buildAd(db, { owner });

    for (const sold_to_user_id of [owner.id, 99_999_999])
      await expect(
        as(owner).call(markAdSold, { body: { classified_id: ad.id, sold_to_user_id } }),
      ).rejects.toMatchObject({ status: 423, fields: { sold_to_user_id: ['User not found'] } });
  });

  test('leaves no open offer behind, however they cross', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const buyers = await Promise.all(Array.from({ length: 20 }, () => buildUser(db)));
    const ad = await buildAd(db, { owner });

    const [sold, ...offers] = await Promise.allSettled([
      as(owner).call(markAdSold, { body: { classified_id: ad.id } }),
      ...buyers.map((buyer) =>
        as(buyer).call(makeOffer, { body: { classified_id: ad.id, offer_price: '10' } }),
      ),
    ]);

    expect(sold.status).toBe('fulfilled');
    for (const [place, offer] of offers.entries()) {
      const buyer = buyers[place];
      if (offer.status === 'fulfilled' && buyer)
        expect(await as(buyer).call(getOffer, { params: { offer_id: offer.value.id } })).toMatchObject({
          status: 'Rejected',
        });
    }
  });
});
