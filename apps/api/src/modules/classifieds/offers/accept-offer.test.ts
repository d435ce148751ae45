import {
  acceptOffer,
  getOffer,
  listOffers,
  makeOffer,
  rejectOffer,
} from '@souk/contract/modules/classifieds/offers';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildAd } from '../testing.ts';

async function auction(buyers: number) {
  const { as, db, settle } = await startApi();
  const seller = await buildUser(db);
  const ad = await buildAd(db, { owner: seller });
  const made = [];
  for (let number = 0; number < buyers; number += 1) {
    const buyer = await buildUser(db);
    const body = { classified_id: ad.id, offer_price: String(100 + number) };
    made.push({ buyer, offer: await as(buyer).call(makeOffer, { body }) });
  }
  return { as, db, settle, seller, ad, made };
}

const on = (offer_id: number) => ({ body: { offer_id } });

describe('accepting an offer', () => {
  test('rejects the other open ones and tells everyone [success-offer-accepted] [status-offer-accepted]', async () => {
    const { as, settle, seller, made } = await auction(3);
    const [winner, ...others] = made;
    if (!winner) throw new Error('no offer was made');

    const { envelope } = await as(seller).send(acceptOffer, on(winner.offer.id));
    await settle();

    expect(envelope).toMatchObject({
      message: 'Offer accepted successfully.',
      data: { status: 'Accepted', closed_because: null, moves: [] },
    });
    const { data } = await as(winner.buyer).call(listNotifications);
    expect(data[0]).toMatchObject({ subject: 'Your offer was accepted' });
    for (const { buyer, offer } of others) {
      expect(await as(buyer).call(getOffer, { params: { offer_id: offer.id } })).toMatchObject({
        status: 'Rejected',
        closed_because: 'other-accepted',
      });
      const { data: news } = await as(buyer).call(listNotifications);
      expect(news[0]).toMatchObject({ subject: 'Your offer was rejected' });
    }
  });

  test('200 times at once accepts one of many', async () => {
    const { as, seller, made } = await auction(10);

    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, () => made)
        .flat()
        .map(({ offer }) => as(seller).call(acceptOffer, on(offer.id))),
    );

    expect(attempts).toHaveLength(200);
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await as(seller).call(listOffers, { query: { status: 'Accepted' } })).toMatchObject({ total: 1 });
    expect(await as(seller).call(listOffers, { query: { status: 'Pending' } })).toMatchObject({ total: 0 });
  });

  test('and rejecting it are the seller’s alone; a stranger finds no offer', async () => {
    const { as, db, made } = await auction(1);
    const stranger = await buildUser(db);
    for (const { buyer, offer } of made) {
      for (const endpoint of [acceptOffer, rejectOffer]) {
        await expect(as(buyer).call(endpoint, on(offer.id))).rejects.toMatchObject({
          code: 'offer-move-not-allowed',
        });
        await expect(as(stranger).call(endpoint, on(offer.id))).rejects.toMatchObject({ status: 404 });
      }
      const look = as(stranger).call(getOffer, { params: { offer_id: offer.id } });
      await expect(look).rejects.toMatchObject({ status: 404 });
    }
    expect(await as(stranger).call(listOffers)).toMatchObject({ total: 0, data: [] });
  });
});

describe('rejecting an offer', () => {
  test('is told to its buyer and is final [status-offer-rejected]', async () => {
    const { as, seller, made } = await auction(1);
    for (const { buyer, offer } of made) {
      expect(await as(seller).call(rejectOffer, on(offer.id))).toMatchObject({
        status: 'Rejected',
        closed_because: 'declined',
      });
      await expect(as(seller).call(acceptOffer, on(offer.id))).rejects.toMatchObject({
        status: 422,
        code: 'offer-move-not-allowed',
      });
      const { data } = await as(buyer).call(listNotifications);
      expect(data[0]).toMatchObject({ subject: 'Your offer was rejected' });
    }
  });
});
