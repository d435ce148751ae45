import type { RetailOrder, RetailOrderDetail } from '@souk/contract/modules/retail/orders';
import { describe, expect, test } from 'vitest';
import { buttonsIn, linksIn, renderAt, wordsOf } from '../../../../lib/render.testing.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { ReceivedCard } from './received-card.tsx';
import { type ReceivedCounts, ReceivedTabs } from './received-tabs.tsx';
import { ShipForm } from './ship-form.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const at = '2026-03-02T02:00:00.000Z';
const line = (id: number, changes: object = {}) => ({
  order_detail_id: id,
  title: `Cup ${id}`,
  options: {},
  sku: `SKU-${id}`,
  image: null,
  quantity: 3,
  shipped_quantity: 0,
  status: 'ordered',
  moves: ['ship'],
  ...changes,
});
const order = {
  order_id: 12,
  order_number: 'R-12',
  status: 'placed',
  role: 'seller',
  buyer: { id: 1, name: 'Anna', image: null },
  seller: { id: 2, name: 'Kettle House', image: null, slug: null },
  items: [line(1)],
  total: money(3000),
  delivery: { method: 'parcel', name: 'Parcel', is_pickup: false, days: 3 },
  address: { name: 'Anna Berg', location: '1 King St, Newtown', phone: '0412555019' },
  note: null,
  next: null,
  created_at: at,
  placed_at: at,
  moves: [],
};
const pickup = { ...order.delivery, name: 'Pick-up', is_pickup: true };
const orderWith = (changes: object) => ({ ...order, ...changes }) as unknown as RetailOrderDetail;

describe('a received order in a list', () => {
  const card = (changes: object = {}) =>
    renderAt(
      '/received-orders',
      <ReceivedCard order={orderWith(changes) as RetailOrder} back="/received-orders" />,
    );

  test('offers the one tap that it needs now', async () => {
    expect(buttonsIn(await card({ moves: ['ship', 'accept'] }))).toEqual(['Accept order R-12']);
    expect(linksIn(await card({ moves: ['ship'] }))).toHaveProperty(
      ['Pack and send R-12'],
      '/received-orders-detail?order_id=12#ship',
    );
    expect(linksIn(await card({ moves: ['refund'] }))).toMatchObject({
      'Open R-12': '/received-orders-detail?order_id=12',
    });
  });

  test('says of what is collected that it is got ready', async () => {
    expect(Object.keys(linksIn(await card({ moves: ['ship'], delivery: pickup })))).toContain(
      'Get it ready R-12',
    );
  });

  test.each([
    [3, ''],
    [4, 'and 1 more item'],
    [6, 'and 3 more items'],
  ])('shows three of its %i items and counts the rest', async (count, words) => {
    const shown = wordsOf(await card({ items: Array.from({ length: count }, (_, id) => line(id + 1)) }));

    expect(shown).toContain(words);
    expect(shown).not.toContain('Cup 4');
    expect(shown.includes('more item')).toBe(words !== '');
  });
});

describe('sending an order', () => {
  const form = (changes: object = {}) =>
    renderAt('/', <ShipForm order={orderWith(changes)} problems={undefined} />);

  test('packs what is left of what can be sent', async () => {
    const items = [line(1, { shipped_quantity: 1 }), line(2, { moves: [] })];
    const shown = await form({ items });

    expect(wordsOf(shown)).toContain('Cup 1');
    expect(wordsOf(shown)).not.toContain('Cup 2');
    expect(shown).toContain('<option value="2" selected="">');
    expect(shown).not.toContain('<option value="3"');
  });

  test('asks for a carrier, unless it is collected', async () => {
    const sent = await form();
    const collected = await form({ delivery: pickup });

    expect(sent).toContain('name="carrier"');
    expect(buttonsIn(sent)).toContain('Mark as sent');
    expect(collected).not.toContain('name="carrier"');
    expect(buttonsIn(collected)).toContain('Ready to collect');
  });
});

test('a packing slip has no prices, and nothing that was cancelled or paid back', async () => {
  const items = [line(1), line(2, { status: 'cancelled' }), line(3, { status: 'refunded' })];
  const slip = wordsOf(await renderAt('/', <PackingSlip order={orderWith({ items, note: 'Ring twice' })} />));

  expect(slip).toContain('Cup 1');
  expect(slip).not.toMatch(/Cup 2|Cup 3|\$/);
  expect(slip).toContain('Ring twice');
});

test('the orders of a shop are counted by state, and all of them without the returns', async () => {
  const counts: ReceivedCounts = {
    placed: 1,
    confirmed: 2,
    shipped: 3,
    delivered: 0,
    completed: 4,
    disputed: 0,
    cancelled: 0,
    returns: 9,
  };
  const tabs = await renderAt(
    '/received-orders',
    <ReceivedTabs counts={counts} query={{ page: 1 } as never} current="returns" />,
  );
  const [all] = Object.keys(linksIn(tabs));

  expect(all).toBe('All10');
  expect(linksIn(tabs)).toMatchObject({ Returns9: '/received-orders/returns' });
  expect(tabs.match(/aria-current="page"/g)).toHaveLength(1);
});
