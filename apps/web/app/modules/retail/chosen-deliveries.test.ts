import type { CartGroup } from '@souk/contract/modules/retail/carts';
import { describe, expect, test } from 'vitest';
import { deliveryEntries, readDeliveries, withDeliveries } from './chosen-deliveries.ts';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const delivery = (method: string, cents: number) => ({
  method,
  name: method,
  price: money(cents),
  is_from: false,
  is_free: cents === 0,
  is_pickup: false,
  days: null,
  dispatch_days: null,
});
const group = (id: number): CartGroup => ({
  seller: { id, name: 'Shop', image: null, slug: null, suburb: null },
  item_ids: [1],
  deliveries: [delivery('standard', 0), delivery('express', 995)],
  chosen: 'standard',
  notes: [],
  address_note: null,
  free_over: null,
  sub_total: money(5000),
  discount: money(0),
  postage: money(0),
  gst: money(455),
  total: money(5000),
});
const cart = {
  groups: [group(7), group(8)],
  sub_total: money(10_000),
  postage: money(0),
  total: money(10_000),
};

describe('deliveries chosen in a cart', () => {
  test('change the postage of their seller and the total', () => {
    const shown = withDeliveries(cart, { 8: 'express' });

    expect(shown.groups.map(({ chosen, total }) => [chosen, total.cents])).toEqual([
      ['standard', 5000],
      ['express', 5995],
    ]);
    expect([shown.postage.cents, shown.total.cents]).toEqual([995, 10_995]);
  });

  test('that a shop does not offer change nothing', () => {
    expect(withDeliveries(cart, { 7: 'drone' })).toEqual(cart);
  });

  test('are read back from the address they were written to', () => {
    const address = new URLSearchParams(deliveryEntries({ 7: 'express', 12: 'pickup' }));

    expect(readDeliveries(address)).toEqual({ 7: 'express', 12: 'pickup' });
    expect(readDeliveries(new URLSearchParams('deliveries[x]=1&other=2'))).toEqual({});
  });
});
