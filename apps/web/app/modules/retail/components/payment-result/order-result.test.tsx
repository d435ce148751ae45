import { describe, expect, test } from 'vitest';
import { linksIn, renderAt, wordsOf } from '../../../../lib/render.testing.tsx';
import type { OrderResult as Result } from '../../load-result.server.ts';
import { OrderResult } from './order-result.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const order = (order_id: number) => ({
  order_id,
  order_number: `R-${order_id}`,
  seller: { id: order_id, name: `Shop ${order_id}`, image: null },
  items: [],
  delivery: { name: 'Parcel', is_pickup: false },
  sub_total: money(1000),
  discount: money(0),
  postage: money(0),
  gst: money(91),
  total: money(1000),
});
const now = Date.parse('2026-03-02T02:00:00.000Z');
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

const result = (checkout: object, payment: object | null, orders = [order(12)]) =>
  renderAt(
    '/payment-complete?checkout_id=5',
    <OrderResult
      result={
        {
          checkout: {
            checkout_id: 5,
            status: 'open',
            order_ids: [12],
            expires_at: inMinutes(9),
            moves: [],
            ...checkout,
          },
          payment,
          orders,
        } as unknown as Result
      }
    />,
    { now: new Date(now).toISOString() },
  );
const failed = (failure: string | null, checkout = {}) => result(checkout, { status: 'failed', failure });

describe('the outcome of a payment', () => {
  test('that succeeded leads to the order, or to all of several', async () => {
    const one = await result({ status: 'paid' }, { status: 'succeeded' });
    const two = await result({ status: 'paid' }, { status: 'succeeded' }, [order(12), order(13)]);

    expect(wordsOf(one)).toContain('Thank you, your order is placed');
    expect(linksIn(one)).toMatchObject({ 'See your order': '/orders/detail?order_id=12' });
    expect(linksIn(two)).toMatchObject({ 'See your orders': '/my-orders' });
    expect(wordsOf(two)).toContain('Your orders, one per shop');
  });

  test.each([
    ['declined', 'Your bank declined the payment.'],
    ['insufficient-funds', 'There is not enough money on this card.'],
    ['expired-card', 'This card has expired.'],
    ['authentication-failed', 'The payment was not confirmed.'],
    ['timeout', 'The payment provider did not answer in time.'],
    ['abandoned', 'The payment was cancelled.'],
    [null, 'The payment did not go through.'],
  ])('that failed says why: %s', async (failure, words) => {
    const page = await failed(failure);

    expect(wordsOf(page)).toContain(words);
    expect(page).toContain('role="alert"');
    expect(linksIn(page)).toMatchObject({ 'Try another card': '/retail-checkout?checkout_id=5' });
  });

  test.each([
    [9, 'We keep your items for 9 more minutes.'],
    [0.5, 'We keep your items for 1 more minute.'],
    [0, 'Your items are no longer reserved.'],
    [-3, 'Your items are no longer reserved.'],
  ])('that failed says how long the items are held: %s minutes', async (minutes, words) => {
    expect(wordsOf(await failed('declined', { expires_at: inMinutes(minutes) }))).toContain(words);
  });

  test('that failed can be given up while that is open', async () => {
    expect(wordsOf(await failed('declined', { moves: ['cancel'] }))).toContain('Cancel this order');
    expect(wordsOf(await failed('declined'))).not.toContain('Cancel this order');
  });

  test('that the bank asks about leads there', async () => {
    const asked = await result({}, { status: 'requires-action', action_url: 'https://bank.test/3ds' });

    expect(linksIn(asked)).toMatchObject({ 'Continue to confirm': 'https://bank.test/3ds' });
  });

  test('that is open looks again by itself, without scripts too', async () => {
    const open = await result({}, { status: 'processing' });

    expect(wordsOf(open)).toContain('We are checking your payment');
    expect(open).toContain('http-equiv="refresh"');
    expect(await failed('declined')).not.toContain('http-equiv="refresh"');
  });

  test.each([
    ['expired', 'Your time to pay has run out'],
    ['cancelled', 'This order was cancelled'],
  ])('of a checkout that is %s leads back to the cart', async (status, words) => {
    const over = await result({ status }, { status: 'cancelled' });

    expect(wordsOf(over)).toContain(words);
    expect(linksIn(over)).toMatchObject({ 'Back to the cart': '/cart' });
    expect(wordsOf(over)).not.toContain('Thank you');
  });
});
