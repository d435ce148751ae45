import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { locationsRows } from '../../locations/testing.ts';
import { buildCart } from '../testing.ts';

/** A buyer with an item in their cart and an address. */
export async function setUpCheckout(changes: Partial<Parameters<typeof buildCart>[1]> = {}) {
  const api = await startApi();
  const buyer = await buildUser(api.db);
  const cart = await buildCart(api.db, { buyer, ...changes });
  const address = (await locationsRows['locations.address']?.({ db: api.db, owner: buyer, named: {} })) ?? 0;
  const client = api.as(buyer);
  const stockId = cart.product.variants[0]?.stockId ?? 0;
  return { ...api, ...cart, buyer, address, client, stockId, body: { address_id: address } };
}

/** Pays these orders with a card whose token tells the simulator what to do. */
export const payBody = (orderIds: number[], stripeToken = 'tok_visa') => ({
  body: { order_ids: orderIds, payment_method: 'card' as const, stripeToken },
});
