import type { RetailOrderDetail } from '@souk/contract/modules/retail/orders';
import type { RetailReturn } from '@souk/contract/modules/retail/returns';
import { describe, expect, test } from 'vitest';
import { buttonsIn, linksIn, renderAt, wordsOf } from '../../../../lib/render.testing.tsx';
import { OwnOrder } from './own-order.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const at = '2026-03-02T02:00:00.000Z';
const line = {
  order_detail_id: 3,
  product_id: 30,
  title: 'Blue cup',
  options: { Size: 'Large' },
  sku: 'CUP-1',
  image: null,
  path: '/product-details/retail/blue-cup-30',
  quantity: 3,
  unit_price: money(1000),
  line_total: money(3000),
  refunded: money(0),
  shipped_quantity: 0,
  returning_quantity: 0,
  returned_quantity: 0,
  status: 'ordered',
  moves: [],
};
const order = {
  order_id: 12,
  order_number: 'R-12',
  checkout_id: 5,
  status: 'confirmed',
  role: 'buyer',
  seller: { id: 2, name: 'Kettle House', image: null, slug: 'kettle-house' },
  items: [line],
  sub_total: money(3000),
  discount: money(0),
  postage: money(0),
  gst: money(273),
  total: money(3000),
  refunded: money(0),
  promo_code: null,
  delivery: { method: 'parcel', name: 'Parcel', is_pickup: false, days: 3 },
  address: { name: 'Amal Haddad', location: '1 King St, Newtown NSW 2042', phone: '0400 000 000' },
  note: null,
  cancel_reason: null,
  created_at: at,
  placed_at: at,
  confirmed_at: at,
  shipped_at: null,
  delivered_at: null,
  completed_at: null,
  next: { step: 'ship', by: 'seller', due_at: null, otherwise: null },
  refund_if_cancelled: money(3000),
  return_until: null,
  eta: '2026-03-06',
  shipments: [],
  history: [],
  dispute_id: null,
  moves: [],
};
const returned = {
  return_id: 8,
  order_id: 12,
  status: 'approved',
  role: 'buyer',
  lines: [{ order_detail_id: 3, title: 'Blue cup', options: {}, image: null, quantity: 2 }],
  reason: 'damaged',
  comment: null,
  images: [],
  answer: null,
  carrier: null,
  tracking_number: null,
  refund: money(2000),
  due_at: null,
  otherwise: null,
  moves: [],
};

const rendered = (changes: object = {}, returns: object[] = [], reviewPath: string | null = null) =>
  renderAt(
    '/orders/detail?order_id=12',
    <OwnOrder
      order={{ ...order, ...changes } as unknown as RetailOrderDetail}
      returns={returns.map((one) => ({ ...returned, ...one }) as unknown as RetailReturn)}
      reviewPath={reviewPath}
    />,
  );
const read = async (...given: Parameters<typeof rendered>) => wordsOf(await rendered(...given));
const links = async (...given: Parameters<typeof rendered>) => linksIn(await rendered(...given));
const withLine = (changes: object) => ({ items: [{ ...line, ...changes }] });

describe('an own order', () => {
  test('leads to its shop, and to an invoice and a dispute once there is one', async () => {
    const paths = await links({ dispute_id: 4 });
    const unpaid = await links({ placed_at: null });

    expect(paths).toMatchObject({
      'Message shop': '/messages?user_id=2',
      Invoice: '/orders/invoice?order_id=12',
    });
    expect(paths).toMatchObject({ 'See the dispute': '/disputes/4' });
    expect(unpaid).not.toHaveProperty('Invoice');
    expect(unpaid).not.toHaveProperty('See the dispute');
  });

  test.each([
    ['accept', true],
    ['ship', true],
    ['arrive', true],
    ['complete', false],
    ['return', false],
  ])('is expected by its day while it is awaited: %s %s', async (step, isExpected) => {
    expect((await read({ next: { ...order.next, step } })).includes('Expected by')).toBe(isExpected);
  });

  test('has no day of arrival where it is collected or nothing was promised', async () => {
    expect(await read({ eta: null })).not.toContain('Expected by');
    expect(await read({ delivery: { ...order.delivery, is_pickup: true } })).not.toContain('Expected by');
  });

  test('goes to an address, unless it is collected', async () => {
    const sent = await read();
    const collected = await read({ delivery: { ...order.delivery, name: 'Pick-up', is_pickup: true } });

    expect(sent).toContain('1 King St, Newtown');
    expect(collected).toContain('Pick-up');
    expect(collected).not.toContain('1 King St');
  });

  test('repeats the note to the shop where there was one', async () => {
    expect(await read({ note: 'Leave it at the door.' })).toContain('Leave it at the door.');
    expect(await read()).not.toContain('Your note');
  });

  test('that was cancelled says by whom, why and what comes back', async () => {
    const history = [{ move: 'cancel', status: 'cancelled', by: 'seller', reason: null, at }];
    const cancelled = { status: 'cancelled', history, cancel_reason: 'Out of stock', next: null };

    expect(await read({ ...cancelled, refunded: money(3000) })).toContain(
      'The shop cancelled this order. Out of stock $30.00 goes back to you.',
    );
    expect(await read(cancelled)).not.toContain('goes back to you');
  });

  test('says until when things can be sent back, while they can', async () => {
    const return_until = '2026-04-01T02:00:00.000Z';

    expect(await read({ return_until, moves: ['return'] })).toMatch(
      /You can send things back until .*April|Apr/,
    );
    expect(await read({ return_until })).not.toContain('You can send things back');
  });

  test('can be reviewed once it is there, without what was cancelled of it', async () => {
    const review = 'Write a review';

    expect(await links({ delivered_at: at })).toMatchObject({ [review]: '/retail-review/30?order_id=12' });
    expect(await links()).not.toHaveProperty(review);
    expect(await links({ delivered_at: at, ...withLine({ status: 'cancelled' }) })).not.toHaveProperty(
      review,
    );
    expect(await links({}, [], '/reviews/new')).toMatchObject({ 'Review the shop': '/reviews/new' });
  });

  test('offers to cancel one item only where there is more than one', async () => {
    const open = { ...line, moves: ['cancel', 'return'], refund_if_cancelled: money(3000) };
    const single = await read({ items: [open] });
    const several = await read({ items: [open, { ...open, order_detail_id: 4 }] });

    expect(single).not.toContain('Cancel this item');
    expect(several).toContain('Cancel this item');
    expect(single).toContain('Return');
  });

  test('links to what is still sold, and names what is not', async () => {
    expect(await links()).toHaveProperty('Blue cup');
    const gone = await rendered(withLine({ path: null }));
    expect(linksIn(gone)).not.toHaveProperty('Blue cup');
    expect(wordsOf(gone)).toContain('Blue cup');
  });

  test.each([
    [{ status: 'part-shipped', shipped_quantity: 2 }, '2 of 3 sent'],
    [{ returning_quantity: 1 }, '1 in a return'],
    [{ returned_quantity: 2 }, '2 returned'],
    [{ refunded: money(1000) }, '$10.00 back'],
  ])('says of a line %o: %s', async (changes, words) => {
    expect(await read(withLine(changes))).toContain(words);
    expect(await read()).not.toContain(words);
  });

  test('does not repeat beside its state that all of a line came back', async () => {
    expect(await read(withLine({ status: 'returned', returned_quantity: 3 }))).not.toContain('3 returned');
  });

  test('shows a discount by its code, and a postage of nothing as free', async () => {
    const plain = await read();
    const reduced = await read({ discount: money(500), promo_code: 'TEA5', postage: money(900) });

    expect(plain).toContain('Delivery Free');
    expect(plain).not.toContain('Promotion');
    expect(reduced).toContain('Promotion TEA5 -$5.00');
    expect(reduced).toContain('Delivery $9.00');
    expect(await read({ discount: money(500) })).toContain('Promotion -$5.00');
  });

  test('speaks of tax only where some is in it', async () => {
    expect(await read()).toContain('Includes $2.73 GST');
    expect(await read({ gst: money(0) })).not.toContain('GST');
  });
});

describe('a return of an order', () => {
  test.each([
    ['requested', '$20.00 is refunded once it has arrived.'],
    ['sent', '$20.00 is refunded once it has arrived.'],
    ['received', '$20.00 will be refunded.'],
    ['refunded', '$20.00 was refunded.'],
  ])('that is %s says: %s', async (status, words) => {
    expect(await read({}, [{ status }])).toContain(words);
  });

  test.each(['declined', 'closed'])('that was %s promises no money', async (status) => {
    const words = await read({}, [{ status, answer: 'It was used.' }]);

    expect(words).not.toMatch(/refunded/);
    expect(words).toContain('The shop’s answer: It was used.');
  });

  test.each([
    ['approved', 'If the shop has not answered by'],
    ['closed', 'It must be sent by'],
    ['received', 'It counts as received from'],
    ['refunded', 'The refund is due by'],
  ])('says what time does: %s', async (otherwise, words) => {
    expect(await read({}, [{ due_at: at, otherwise }])).toContain(words);
    expect(await read({}, [{ due_at: null, otherwise }])).not.toContain(words);
  });

  test('lists what is in it, its photos and its parcel', async () => {
    const page = await rendered({}, [{ images: ['/a', '/b'], carrier: 'AusPost', tracking_number: 'T1' }]);

    expect(wordsOf(page)).toContain('2 × Blue cup');
    expect(page.match(/alt="Sent with the return, number \d"/g)).toHaveLength(2);
    expect(wordsOf(page)).toContain('AusPost T1');
  });

  test('can be withdrawn while that is open', async () => {
    expect(buttonsIn(await rendered({}, [{ moves: ['withdraw'] }]))).toContain('Withdraw the return');
    expect(buttonsIn(await rendered({}, [{}]))).not.toContain('Withdraw the return');
  });
});
