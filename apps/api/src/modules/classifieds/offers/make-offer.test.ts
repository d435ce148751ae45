import { getAd } from '@souk/contract/modules/classifieds/listings';
import { getOffer, listOffers, makeOffer, rejectOffer } from '@souk/contract/modules/classifieds/offers';
import { blockMessages } from '@souk/contract/modules/messaging/blocks';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildAd, signedInAgain } from '../testing.ts';
import { offers } from './offer.tables.ts';

const hour = 3_600_000;
const offer = (classified_id: number, offer_price = '400') => ({ body: { classified_id, offer_price } });

async function market() {
  const { as, db, advance } = await startApi();
  const [seller, buyer] = [await buildUser(db), await buildUser(db)];
  return { as, db, advance, seller, buyer, ad: await buildAd(db, { owner: seller }) };
}

describe('making an offer', () => {
  test('reaches the seller with the ad and the price [success-offer-sent] [status-offer-pending]', async () => {
    const { as, seller, buyer, ad } = await market();

    const answer = await as(buyer).send(makeOffer, offer(ad.id));

    expect(answer.status).toBe(201);
    expect(answer.envelope.message).toBe('Offer sent successfully.');
    expect(answer.envelope.data).toMatchObject({
      status: 'Pending',
      role: 'buyer',
      offer_price: { cents: 40_000, currency: 'AUD' },
      moves: [],
    });
    const { data } = await as(seller).call(listNotifications);
    expect(data[0]).toMatchObject({ classified_id: ad.id, offer_price: { cents: 40_000 } });
    expect(await as(seller).call(listOffers, { query: { role: 'received' } })).toMatchObject({
      data: [{ role: 'seller', moves: ['accept', 'reject'], buyer: { id: buyer.id } }],
      total: 1,
    });
    expect(await as(buyer).call(getAd, { params: { id: ad.id } })).toMatchObject({
      may_offer: false,
      my_offer: { status: 'Pending' },
    });
  });

  test('above the price is refused at its field, up to it is taken [offer-price-max] [B-101]', async () => {
    const { as, buyer, ad } = await market();

    await expect(as(buyer).call(makeOffer, offer(ad.id, '450.01'))).rejects.toMatchObject({
      status: 423,
      fields: { offer_price: ['Offer price can not be greater than existing price.'] },
    });
    expect(await as(buyer).call(makeOffer, offer(ad.id, '450'))).toMatchObject({ status: 'Pending' });
  });

  test('for an ad without a price is refused [offer-no-price] [cat-there-is-no-price-associated-for-this-ad] [B-101]', async () => {
    const { as, db, seller, buyer } = await market();
    const ad = await buildAd(db, { owner: seller, form: { price: undefined, price_type: 'on-request' } });

    await expect(as(buyer).call(makeOffer, offer(ad.id))).rejects.toMatchObject({
      status: 422,
      message: 'There is no price associated for this ad.',
    });
  });

  test('twice is refused until the first is answered [cat-offer-already-sent]', async () => {
    const { as, seller, buyer, ad } = await market();
    const first = await as(buyer).call(makeOffer, offer(ad.id));

    await expect(as(buyer).call(makeOffer, offer(ad.id, '410'))).rejects.toMatchObject({
      status: 422,
      message: 'Offer already sent',
    });
    await as(seller).call(rejectOffer, { body: { offer_id: first.id } });
    expect(await as(buyer).call(makeOffer, offer(ad.id, '410'))).toMatchObject({ status: 'Pending' });
  });

  test('200 times at once makes one [cat-offer-already-sent]', async () => {
    const { as, db, buyer, ad } = await market();

    const attempts = await Promise.allSettled(
      Array.from({ length: 200 }, () => as(buyer).call(makeOffer, offer(ad.id))),
    );

    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.select().from(offers).where(eq(offers.adId, ad.id))).toHaveLength(1);
  });

  test('to each other at the same time stops neither', async () => {
    const { as, db } = await startApi();
    const pairs = [];
    for (let number = 0; number < 10; number += 1) {
      const [one, other] = [await buildUser(db), await buildUser(db)];
      const [ofOne, ofOther] = [await buildAd(db, { owner: one }), await buildAd(db, { owner: other })];
      pairs.push([one, ofOther.id] as const, [other, ofOne.id] as const);
    }

    const answers = await Promise.all(pairs.map(([buyer, id]) => as(buyer).send(makeOffer, offer(id))));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  });

  test('with one Idempotency-Key answers the same offer', async () => {
    const { as, buyer, ad } = await market();
    const call = { ...offer(ad.id), headers: { 'idempotency-key': 'offer-once' } };

    const replies = await Promise.all([1, 2, 3].map(() => as(buyer).call(makeOffer, call)));

    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
  });

  test('for the own ad, for one that is not public and for none is refused', async () => {
    const { as, db, seller, buyer, ad } = await market();
    const waiting = await buildAd(db, { owner: seller, state: 'pending' });

    await expect(as(seller).call(makeOffer, offer(ad.id))).rejects.toMatchObject({ code: 'own-ad' });
    for (const id of [waiting.id, 99_999_999])
      await expect(as(buyer).call(makeOffer, offer(id))).rejects.toMatchObject({ status: 404 });
  });

  test('is for private users', async () => {
    const { as, db, ad } = await market();
    const shop = await buildUser(db, { sellerType: 'retail' });

    await expect(as(shop).call(makeOffer, offer(ad.id))).rejects.toMatchObject({ status: 403 });
  });

  test('to someone who has blocked the buyer is refused', async () => {
    const { as, seller, buyer, ad } = await market();
    await as(seller).call(blockMessages, { body: { user_id: buyer.id } });

    await expect(as(buyer).call(makeOffer, offer(ad.id))).rejects.toMatchObject({ code: 'user-blocked' });
  });

  test('that nobody answers in 48 hours is rejected, and its buyer is told [status-offer-rejected]', async () => {
    const { as, db, advance, buyer, ad } = await market();
    const { id } = await as(buyer).call(makeOffer, offer(ad.id));

    await advance(47 * hour);
    expect(await as(buyer).call(getOffer, { params: { offer_id: id } })).toMatchObject({ status: 'Pending' });
    await advance(2 * hour);

    const later = await signedInAgain(db, buyer);
    expect(await as(later).call(getOffer, { params: { offer_id: id } })).toMatchObject({
      status: 'Rejected',
      closed_because: 'expired',
    });
    const { data } = await as(later).call(listNotifications);
    expect(data[0]).toMatchObject({ subject: 'Your offer was rejected', classified_id: ad.id });
    expect(await as(later).call(getAd, { params: { id: ad.id } })).toMatchObject({ may_offer: true });
  });
});
