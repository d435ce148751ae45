import { getCart } from '@souk/contract/modules/retail/carts';
import { getSellerOrder } from '@souk/contract/modules/retail/seller-orders';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../testing/start-api.ts';
import { retailPersonalData } from './order-personal-data.ts';
import { buildCart, buildOrder } from './testing.ts';

describe('what a person has bought', () => {
  test('is in their export, and without the customer’s address in the seller’s', async () => {
    const { db } = await startApi();
    const { buyer, shop, order } = await buildOrder(db);

    const mine = JSON.stringify(await retailPersonalData.export(db, buyer.id));
    const sellers = JSON.stringify(await retailPersonalData.export(db, shop.id));

    expect(mine).toContain(order.number);
    expect(mine).toContain('1 Church Street');
    expect(sellers).toContain(order.number);
    expect(sellers).not.toContain('1 Church Street');
    expect(sellers).not.toContain(buyer.name);
  });

  test('stays as a sale when they go, without their name, their address and their cart', async () => {
    const { as, db } = await startApi();
    const { buyer, shop, order } = await buildOrder(db, { state: 'delivered' });
    await buildCart(db, { buyer });

    await db.transaction((tx) => retailPersonalData.erase(tx, buyer.id));

    const left = await as(shop).call(getSellerOrder, { params: { id: order.id } });
    expect(left).toMatchObject({ buyer: { name: 'Deleted user' }, address: { street: '', name: '' } });
    expect(left.total.cents).toBe(order.totalCents);
    expect((await as(buyer).call(getCart)).cart_count).toBe(0);
  });
});
