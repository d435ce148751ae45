import { getOrderInvoice } from '@souk/contract/modules/retail/order-tracking';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildOrder } from '../testing.ts';

describe('the invoice of an order', () => {
  test('is issued by its seller once it is paid, line by line, and read by both sides', async () => {
    const api = await startApi();
    const { order, buyer, shop } = await buildOrder(api.db, { state: 'placed' });
    await api.settle();

    const read = await api.as(buyer).call(getOrderInvoice, { params: { id: order.id } });
    const copy = await api.as(shop).call(getOrderInvoice, { params: { id: order.id } });

    expect(copy).toEqual(read);
    expect(read).toMatchObject({ kind: 'sale', total: { cents: order.totalCents, currency: 'AUD' } });
    expect(read.lines.reduce((sum, { total }) => sum + total.cents, 0)).toBe(order.totalCents);
    expect(read.number).toMatch(new RegExp(`^S${shop.id}-\\d{4}-00001$`));
  });

  test('is nobody else’s to read', async () => {
    const api = await startApi();
    const { order } = await buildOrder(api.db, { state: 'placed' });
    const stranger = await buildUser(api.db);
    await api.settle();

    const reading = api.as(stranger).call(getOrderInvoice, { params: { id: order.id } });

    await expect(reading).rejects.toMatchObject({ code: 'record-not-found' });
  });
});
