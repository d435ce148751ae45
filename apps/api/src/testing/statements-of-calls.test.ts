import { createAddress } from '@souk/contract/modules/locations/addresses';
import { addToCart, getCart } from '@souk/contract/modules/retail/carts';
import { payCheckout, placeOrders, previewCheckout } from '@souk/contract/modules/retail/checkouts';
import { getRetailProduct } from '@souk/contract/modules/retail/product-lists';
import { search } from '@souk/contract/modules/search/search';
import { describe, expect, test } from 'vitest';
import { buildUser } from '../modules/identity/testing.ts';
import { buildProduct, buildShop, cookware } from '../modules/retail/testing.ts';
import type { Client } from './client.ts';
import { heardOf, settleDown } from './heard-of.ts';
import { startApi } from './start-api.ts';

const address = {
  name: 'Sam Buyer',
  phone: '0491570006',
  countryCode: '+61',
  street: '1 Church Street',
  location: 'Parramatta NSW 2150',
  lat: -33.815,
  lng: 151.0011,
  city: 'Parramatta',
  state: 'New South Wales',
  pincode: '2150',
  state_code: 'NSW',
  country: 'Australia',
  country_code: 'AU',
};

/** A product of a shop with others of the same category, whose page was looked at before. */
async function buildShelf() {
  const { as, db, settle } = await startApi();
  const seller = await buildShop(db);
  const product = await buildProduct(db, { seller });
  for (const title of ['Copper pan', 'Iron pot']) await buildProduct(db, { seller, form: { title } });
  await settle();
  settleDown();
  await as().call(getRetailProduct, { body: { id: product.id } });
  return { product, variantId: product.variants[0]?.id ?? 0 };
}

const add = (who: Client, variantId: number) =>
  who.call(addToCart, { body: { variant_id: variantId, quantity: 1 } });

/** Every call from the empty cart to the payment, as a buyer's browser makes them. */
async function checkOut(buyer: Client, variantId: number) {
  const sent: string[] = [];
  const heard = async <Reply>(make: () => Promise<Reply>): Promise<Reply> => {
    const { reply, statements } = await heardOf(make);
    sent.push(...statements);
    return reply;
  };
  await heard(() => add(buyer, variantId));
  await heard(() => buyer.call(getCart));
  const { address_id } = await heard(() => buyer.call(createAddress, { body: address }));
  await heard(() => buyer.call(previewCheckout, { body: { address_id } }));
  const body = { address_id, payment_method: 'card' } as const;
  const headers = { 'idempotency-key': 'whole-checkout' };
  const placing = await heardOf(() => buyer.call(placeOrders, { body, headers }));
  const { order_ids } = placing.reply;
  const pay = { order_ids, payment_method: 'card', stripeToken: 'tok_visa' } as const;
  await heard(() => buyer.call(payCheckout, { body: pay }));
  return { sent: [...sent, ...placing.statements], placing: placing.statements };
}

describe('the statements that a call sends', () => {
  test('are five in two waves where a product is shown', async () => {
    const { as } = await startApi();
    const { product } = await buildShelf();

    // That it was looked at is noted without being waited for, and only of visitors who are known.
    const { waves, statements } = await heardOf(() =>
      as().call(getRetailProduct, { body: { id: product.id } }),
    );

    expect(statements).toHaveLength(5);
    expect(waves).toBe(2);
  });

  test('are at most two where a category is listed', async () => {
    const { as } = await startApi();
    await buildShelf();

    const { statements } = await heardOf(() =>
      as().call(search, { query: { module: 'retail', category_id: cookware, page_size: 2 } }),
    );

    expect(statements.length).toBeLessThanOrEqual(2);
  });

  test('are two where words with facets are searched for, the first time too', async () => {
    const { as } = await startApi();
    await buildShelf();
    const find = () => as().call(search, { query: { module: 'retail', keyword: 'iron pot', facets: true } });

    const searching = [await heardOf(find), await heardOf(find)];

    const reads = searching.map(({ statements }) => statements.filter((text) => !text.startsWith('insert')));
    expect(reads.map(({ length }) => length)).toEqual([2, 2]);
  });

  test('are at most nine where a thing is put into a cart', async () => {
    const { as, db } = await startApi();
    const [first, second] = [await buildShelf(), await buildShelf()];
    const buyer = as(await buildUser(db));

    const adding = [
      await heardOf(() => add(as(), first.variantId)),
      await heardOf(() => add(buyer, first.variantId)),
      await heardOf(() => add(buyer, second.variantId)),
      await heardOf(() => add(buyer, first.variantId)),
    ];

    expect(adding.map(({ statements }) => statements.length)).toEqual([5, 9, 9, 9]);
  });

  test('are at most 58 from the empty cart to the payment, five of which are the simulated bank', async () => {
    const { as, db } = await startApi();
    const { variantId } = await buildShelf();

    const { sent, placing } = await checkOut(as(await buildUser(db)), variantId);

    expect(sent.length).toBeLessThanOrEqual(58);
    expect(placing.filter((text) => text.includes('add_jobs'))).toHaveLength(1);
  });

  test('are at most 94 from the payment to the placed order with its invoice and news, all jobs together', async () => {
    const { as, db, settle } = await startApi();
    const { variantId } = await buildShelf();
    await checkOut(as(await buildUser(db)), variantId);

    const { statements } = await heardOf(settle);

    // What the queue asks for itself depends on who takes the jobs.
    const ofJobs = statements.filter((text) => !text.includes('graphile_worker._private'));
    expect(ofJobs.length).toBeLessThanOrEqual(94);
    expect(ofJobs.some((text) => text.startsWith('insert into "payments"."invoices"'))).toBe(true);
  });
});
