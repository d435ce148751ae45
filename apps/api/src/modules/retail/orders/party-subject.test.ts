import { addWishlist } from '@souk/contract/modules/favourites/favourites';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { deliverOrder } from '@souk/contract/modules/retail/seller-orders';
import {
  addReview,
  createCustomerReview,
  listOpenReviews,
  listPublicReviews,
  listReviews,
} from '@souk/contract/modules/reviews/reviews';
import { describe, expect, test } from 'vitest';
import { buildUser } from '../../identity/testing.ts';
import { setUpOrder } from './order.testing.ts';

const kind = 'retail.party';

async function setUpDeal(state: 'delivered' | 'shipped' = 'delivered') {
  const set = await setUpOrder({ state });
  const { asBuyer, asSeller, order, shop, buyer } = set;
  const about = (item_id: number) => ({ module_type: kind, item_id, order_id: order.id });
  const openTo = async (client: typeof asBuyer) =>
    (await client.call(listOpenReviews)).filter(({ item }) => item.kind === kind);
  const ofShop = () =>
    asBuyer.call(addReview, { body: { ...about(shop.id), rating: 5, comment: 'Packed with care.' } });
  const ofBuyer = () =>
    asSeller.call(createCustomerReview, {
      body: { ...about(buyer.id), rating: 4, comment: 'Answered at once.' },
    });
  return { ...set, about, openTo, ofShop, ofBuyer };
}

describe('buyer and shop of an order that has arrived', () => {
  test('are offered to review each other; a shop has a page, a private person none', async () => {
    const { asBuyer, asSeller, order, shop, buyer, openTo } = await setUpDeal();

    expect(await openTo(asBuyer)).toMatchObject([
      { item: { id: shop.id, path: expect.stringMatching(/^\/shop\//) }, deal_id: order.id },
    ]);
    expect(await openTo(asSeller)).toMatchObject([{ item: { id: buyer.id, path: null }, deal_id: order.id }]);
  });

  test('read of one another once both have written, under the short name of a private person', async () => {
    const { as, db, asBuyer, asSeller, shop, buyer, openTo, ofShop, ofBuyer } = await setUpDeal();
    const visitor = as(await buildUser(db));
    const publicOf = async (id: number) =>
      (await visitor.call(listPublicReviews, { query: { module_type: kind, item_id: id } })).data;

    expect(await ofShop()).toMatchObject({ state: 'waiting' });
    const before = await publicOf(shop.id);
    const told = (await asSeller.call(listNotifications)).data.map(({ subject }) => subject);
    expect(await ofBuyer()).toMatchObject({ state: 'published' });

    expect(before).toEqual([]);
    expect(told).toContain('Someone has reviewed you');
    expect(await publicOf(shop.id)).toMatchObject([{ rating: 5, state: 'published' }]);
    const [first = '', ...rest] = buyer.name.split(' ');
    const short = rest.length > 0 ? `${first} ${rest.at(-1)?.[0]}` : first;
    expect(await publicOf(buyer.id)).toMatchObject([{ rating: 4, item: { title: short } }]);
    const received = await asBuyer.call(listReviews, { query: { role: 'received' } });
    expect(received.data).toMatchObject([{ rating: 4, business_id: buyer.id }]);
    expect(await openTo(asBuyer)).toEqual([]);
    expect(await openTo(asSeller)).toEqual([]);
  });

  test('do so once, from its delivery on, and nobody else does [cat-you-can-not-rate-the-participation-again]', async () => {
    const { as, db, about, shop, buyer, ofShop } = await setUpDeal();
    await ofShop();
    await expect(ofShop()).rejects.toMatchObject({ code: 'rated-already' });
    const stranger = as(await buildUser(db));
    for (const id of [shop.id, buyer.id])
      await expect(
        stranger.call(addReview, { body: { ...about(id), rating: 1, comment: 'Never met.' } }),
      ).rejects.toMatchObject({ code: 'nothing-to-rate' });

    const early = await setUpDeal('shipped');

    await expect(early.ofShop()).rejects.toMatchObject({ code: 'nothing-to-rate' });
    await early.asSeller.call(deliverOrder, { params: early.params });
    await expect(early.ofShop()).resolves.toMatchObject({ state: 'waiting' });
  });

  test('review the thing itself from its delivery on', async () => {
    const { asBuyer, asSeller, params, order, product } = await setUpDeal('shipped');
    const about = { module_type: 'retail.product', item_id: product.id, order_id: order.id };
    const review = () => asBuyer.call(addReview, { body: { ...about, rating: 5, comment: 'It boils.' } });

    await expect(review()).rejects.toMatchObject({ code: 'nothing-to-rate' });
    await asSeller.call(deliverOrder, { params });

    await expect(review()).resolves.toMatchObject({ state: 'published' });
  });

  test('and their orders are nothing for a wish list', async () => {
    const { as, db, buyer, order } = await setUpDeal();
    const stranger = as(await buildUser(db));

    for (const [module_type, classified_id] of [
      [kind, buyer.id],
      ['retail.order', order.id],
    ] as const)
      await expect(
        stranger.call(addWishlist, { body: { module_type, classified_id } }),
      ).rejects.toMatchObject({ code: 'record-not-found' });
  });
});
