import { describe, expect, test } from 'vitest';
import { buildPageArgs } from '../../lib/page.testing.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { bookingWith } from './booking.testing.ts';
import { loadCheckout, payForBooking } from './pay-booking.server.ts';

const query = new URLSearchParams('booking_id=12');

async function pay(
  fields: Record<string, string>,
  answers: Parameters<typeof buildPageArgs>[1],
  isFetched = false,
) {
  const url = `http://souk.test/booking-checkout${isFetched ? '.data' : ''}?booking_id=12`;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { args, calls } = await buildPageArgs(new Request(url, { method: 'POST' }), answers);
  return { answer: await payForBooking(args as PageArgs, query, form), calls };
}

const payment = (action_url: string | null) => ({ id: 3, status: 'processing', action_url });
const paid = (action_url: string | null) => ({
  '/booking-checkout': { body: { data: { payment: payment(action_url) } } },
});
const whereTo = (answer: unknown) =>
  answer instanceof Response ? answer.headers.get('location') : undefined;

describe('paying for a booking', () => {
  test('sends the chosen card and leads to the booking', async () => {
    const { answer, calls } = await pay({ _pay: 'card:4' }, paid(null));

    expect(calls[0]?.body).toMatchObject({ booking_id: '12', payment_method: 'card', card_id: 4 });
    expect(whereTo(answer)).toBe('/my-bookings/detail/12');
  });

  test('goes on at the bank, but without scripts by a link of our own', async () => {
    const bank = 'https://bank.test/3ds';

    expect(whereTo((await pay({ _pay: 'card:4' }, paid(bank), true)).answer)).toBe(bank);
    expect(whereTo((await pay({ _pay: 'card:4' }, paid(bank))).answer)).toBe('/my-bookings/detail/12');
  });

  test('that fails stays on the page and says so', async () => {
    const message = 'payment failed, contact administrator';
    const { answer } = await pay(
      { _pay: 'paypal' },
      { '/booking-checkout': { status: 422, body: { message } } },
    );

    expect(answer).toMatchObject({ init: { status: 422 }, data: { form: message } });
  });

  test('with nothing chosen asks for a way to pay, and calls nobody', async () => {
    const { answer, calls } = await pay({}, {});

    expect(calls).toEqual([]);
    expect(answer).toMatchObject({ data: { fields: { payment_method: [expect.any(String)] } } });
  });
});

describe('the checkout of a booking', () => {
  const argsWith = (moves: ReturnType<typeof bookingWith>['moves']) =>
    buildPageArgs(new Request('http://souk.test/booking-checkout?booking_id=12'), {
      '/bookings/:booking_id': { body: { data: bookingWith({ moves }) } },
    });

  test('that owes nothing is its own page', async () => {
    const { args } = await argsWith(['cancel']);

    await expect(loadCheckout(args, query)).rejects.toMatchObject({ status: 302 });
  });

  test('without a number is not found', async () => {
    const { args } = await argsWith(['pay']);

    await expect(loadCheckout(args, new URLSearchParams())).rejects.toMatchObject({ init: { status: 404 } });
  });
});
