import { addToCart, getCart } from '@souk/contract/modules/retail/carts';
import * as contract from '@souk/contract/modules/retail/checkouts';
import { getOrder, listOrders } from '@souk/contract/modules/retail/orders';
import { describe, expect, test } from 'vitest';
import { minutesMs } from '../../../platform/clock.ts';
import { proveStock } from '../../availability/testing.ts';
import { cashOf, findDifferences } from '../../payments/testing.ts';
import { buildProduct } from '../testing.ts';
import { payBody, setUpCheckout } from './checkout.testing.ts';

describe('a second checkout', () => {
  test('waits while the payment of the first is under way, which then arrives', async () => {
    const { client, db, advance, body, stockId } = await setUpCheckout();
    const first = await client.call(contract.placeOrders, { body });
    const paying = await client.call(contract.payCheckout, payBody(first.order_ids, 'tok_late_webhook'));

    const second = client.call(contract.placeOrders, { body });
    await expect(second).rejects.toMatchObject({ code: 'payment-in-progress', status: 422 });
    await advance(minutesMs(5));

    expect(paying.status).toBe('processing');
    const params = { id: first.order_ids[0] ?? 0 };
    expect(await client.call(getOrder, { params })).toMatchObject({
      status: 'placed',
      refunded: { cents: 0 },
      payment: { status: 'succeeded' },
    });
    expect((await client.call(getCart)).cart_count).toBe(0);
    expect(await proveStock(db, stockId)).toMatchObject({ onHand: 4, held: 0 });
  });

  test('buys nothing again that has just been paid', async () => {
    const { client, settle, db, shop, body } = await setUpCheckout();
    const other = await buildProduct(db, { seller: shop, priceCents: 1_000 });
    const first = await client.call(contract.placeOrders, { body });
    await client.call(addToCart, { body: { item_id: other.id } });
    await client.call(contract.payCheckout, payBody(first.order_ids));

    const second = await client.call(contract.placeOrders, { body });
    await client.call(contract.payCheckout, payBody(second.order_ids));
    await settle();

    const orders = (await client.call(listOrders)).data;
    expect(orders.map(({ status, items }) => [status, items.map(({ product_id: id }) => id)])).toEqual([
      ['placed', [other.id]],
      ['placed', [expect.any(Number)]],
    ]);
    expect(orders[1]?.items[0]?.product_id).not.toBe(other.id);
  });

  test('at the very moment of the payment either finds it under way or takes its place', async () => {
    const { client, settle, db, body } = await setUpCheckout({ stock: 10 });
    for (let round = 0; round < 5; round += 1) {
      const first = await client.call(contract.placeOrders, { body });

      const [paid, placed] = await Promise.all([
        client.send(contract.payCheckout, payBody(first.order_ids)),
        client.send(contract.placeOrders, { body }),
      ]);
      await settle();

      const order = await client.call(getOrder, { params: { id: first.order_ids[0] ?? 0 } });
      expect(order.status).toBe(paid.status === 200 ? 'placed' : 'cancelled');
      expect(order.refunded.cents).toBe(0);
      if (paid.status !== 200) {
        expect(placed.status).toBe(201);
        continue;
      }
      const variantId = order.items[0]?.item_id ?? 0;
      await client.call(addToCart, { body: { variant_id: variantId } });
    }
    expect(await findDifferences(db)).toEqual([]);
    const { oursCents, providersCents } = await cashOf(db);
    expect(oursCents).toBe(providersCents);
  });
});
