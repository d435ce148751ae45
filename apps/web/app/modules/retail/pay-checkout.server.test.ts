import { addCard } from '@souk/contract/modules/payments/methods';
import { getCheckout, payCheckout, placeOrders } from '@souk/contract/modules/retail/checkouts';
import { describe, expect, test } from 'vitest';
import { buildPageArgs } from '../../lib/page.testing.ts';
import { payAgain, placeAndPay } from './pay-checkout.server.ts';

const placed = { checkout_id: 5, order_ids: [12, 13], status: 'open' };
const ok = (data: unknown) => ({ body: { data } });
const refused = (status: number, data: unknown = null) => ({
  status,
  body: { data, message: 'No', error: 'No' },
});

type Answers = Parameters<typeof buildPageArgs>[1];

async function paid(
  fields: Record<string, string>,
  answers: Answers = {},
  address = 'http://souk.test/page',
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const request = new Request(address, { method: 'POST', body: new URLSearchParams(fields) });
  const { args, calls } = await buildPageArgs(request, {
    [placeOrders.path]: ok(placed),
    [payCheckout.path]: ok({ id: 70, status: 'succeeded', action_url: null }),
    [getCheckout.path]: ok(placed),
    ...answers,
  });
  const outcome = await placeAndPay(args, form);
  const location = outcome instanceof Response ? outcome.headers.get('location') : undefined;
  return { outcome, location, calls, made: calls.map(({ endpoint }) => endpoint.path), args, form };
}

const deliveries = { address_id: '4', 'deliveries[2]': 'parcel', _idempotencyKey: 'key-1' };
const byCard = { ...deliveries, _pay: 'card:9' };

describe('paying for a cart', () => {
  test('places the orders, then pays for all of them with the chosen card', async () => {
    const { made, calls, location } = await paid(byCard);

    expect(made).toEqual([placeOrders.path, payCheckout.path]);
    expect(calls[0]?.body).toMatchObject({ payment_method: 'card', deliveries: { 2: 'parcel' } });
    expect(calls[1]?.body).toEqual({ payment_method: 'card', card_id: 9, order_ids: [12, 13] });
    expect(location).toBe('/payment-complete-orders?checkout_id=5&payment_id=70');
  });

  test.each([
    [{}, 'Please select a payment method.'],
    [{ _pay: 'card:x' }, 'Please select a payment method.'],
    [{ _pay: 'new' }, 'Please enter your card.'],
  ])('places nothing before a way to pay was chosen: %o', async (chosen, words) => {
    const { made, outcome } = await paid({ ...deliveries, ...chosen });

    expect(made).toEqual([]);
    expect(outcome).toMatchObject({ data: { fields: { payment_method: [words] } }, init: { status: 422 } });
  });

  test('asks for no payment where the order is free', async () => {
    const { made, location } = await paid(
      { ...deliveries, _pay: 'none' },
      { [placeOrders.path]: ok({ ...placed, status: 'paid' }) },
    );

    expect(made).toEqual([placeOrders.path]);
    expect(location).toBe('/payment-complete-orders?checkout_id=5');
  });

  test('leads to the payment where what was free just now no longer is', async () => {
    expect((await paid({ ...deliveries, _pay: 'none' })).location).toBe('/retail-checkout?checkout_id=5');
  });

  test('keeps what was typed where a field was refused, and returns to the cart otherwise', async () => {
    const field = await paid(byCard, { [placeOrders.path]: refused(423, { note: ['Note is too long.'] }) });
    const rule = await paid(byCard, { [placeOrders.path]: refused(422) });

    expect(field.outcome).toMatchObject({
      data: { fields: { note: ['Note is too long.'] } },
      init: { status: 423 },
    });
    expect(rule.location).toBe('/cart');
    expect([...field.made, ...rule.made]).not.toContain(payCheckout.path);
  });

  test('shows the result of a payment that was refused, with the payment if there is one', async () => {
    const withPayment = await paid(byCard, {
      [payCheckout.path]: refused(422, { id: 71, status: 'failed' }),
    });
    const without = await paid(byCard, { [payCheckout.path]: refused(422) });

    expect(withPayment.location).toBe('/payment-complete-orders?checkout_id=5&payment_id=71');
    expect(without.location).toBe('/payment-complete-orders?checkout_id=5');
  });

  test.each([
    ['http://souk.test/page.data', 'https://bank.test/3ds', 'https://bank.test/3ds'],
    [
      'http://souk.test/page',
      'https://bank.test/3ds',
      '/payment-complete-orders?checkout_id=5&payment_id=70',
    ],
    ['http://souk.test/page', '/pay/simulated', '/pay/simulated'],
  ])('from %s to %s leads to %s', async (address, action_url, to) => {
    const asked = ok({ id: 70, status: 'requires-action', action_url });

    expect((await paid(byCard, { [payCheckout.path]: asked }, address)).location).toBe(to);
  });

  test('pays again for what was placed, once a way to pay is chosen', async () => {
    const { args, form, calls } = await paid(byCard);
    calls.length = 0;
    await payAgain(args, form, 5);
    expect(calls.map(({ path }) => path)).toEqual([getCheckout.path.replace(':id', '5'), payCheckout.path]);

    calls.length = 0;
    expect(await payAgain(args, new FormData(), 5)).toMatchObject({ init: { status: 422 } });
    expect(calls).toEqual([]);
  });
});

describe('a new card', () => {
  const typed = { ...deliveries, _pay: 'new', stripeToken: 'tok_1' };

  test('is charged without being kept, unless that was asked for', async () => {
    const { made, calls } = await paid(typed);

    expect(made).toEqual([placeOrders.path, payCheckout.path]);
    expect(calls[0]?.body).not.toHaveProperty('stripeToken');
    expect(calls[1]?.body).toMatchObject({ payment_method: 'card', stripeToken: 'tok_1' });
  });

  test('is kept first, and charged all the same where it cannot be kept', async () => {
    const keep = { ...typed, _save_card: 'on', _card_name: 'Work' };
    const kept = await paid(keep, { [addCard.path]: ok({ id: 33 }) });
    const notKept = await paid(keep, { [addCard.path]: refused(422) });

    expect(kept.calls[0]?.body).toEqual({ stripeToken: 'tok_1', name: 'Work' });
    expect(kept.calls.at(-1)?.body).toMatchObject({ card_id: 33 });
    expect(notKept.calls.at(-1)?.body).toMatchObject({ stripeToken: 'tok_1' });
  });
});
