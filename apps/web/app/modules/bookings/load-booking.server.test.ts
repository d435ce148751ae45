import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { bookingWith } from './booking.testing.ts';
import { loadOwnBooking, readPaidBooking } from './load-booking.server.ts';
import { loadBookings } from './load-bookings.server.ts';

const path = '/bookings/:booking_id';
const shown = (given: Parameters<typeof bookingWith>[0] = {}) => ({ body: { data: bookingWith(given) } });

type Answers = Parameters<typeof buildPageArgs>[1];
const argsWith = (answers: Answers) => buildPageArgs(buildRequest(), answers);

const asking = { id: 9, status: 'requires-action' } as unknown as ReturnType<
  typeof bookingWith
>['last_payment'];

describe('the page of a booking', () => {
  test('of one kind asks the calls of that kind alone', async () => {
    const { args, calls } = await argsWith({ '/spa-bookings/:booking_id': shown() });

    const { booking } = await loadOwnBooking(args, '12', 'spa');

    expect(booking.booking_id).toBe(12);
    expect(calls.map(({ path }) => path)).not.toContain('/bookings/12');
  });

  test.each(['0', 'x', '1.5', '-3'])('with an address of nothing is not found: %s', async (id) => {
    const { args, calls } = await argsWith({ [path]: shown() });

    await expect(loadOwnBooking(args, id)).rejects.toThrow();
    expect(calls).toEqual([]);
  });

  test('asks the provider about a payment that the customer may come back from', async () => {
    const { args, calls } = await argsWith({
      [path]: [shown({ last_payment: asking }), shown({ status: 'Accepted-Paid' })],
      '/payments/:id/confirm': {},
    });

    const booking = await readPaidBooking(args, 12);

    expect(calls.map(({ path }) => path)).toEqual(['/bookings/12', '/payments/9/confirm', '/bookings/12']);
    expect(booking.last_payment).toBeNull();
  });

  test('still stands when the provider refuses to answer', async () => {
    const { args } = await argsWith({
      [path]: shown({ last_payment: asking }),
      '/payments/:id/confirm': { status: 422, body: { message: 'payment failed, contact administrator' } },
    });

    expect((await readPaidBooking(args, 12)).booking_id).toBe(12);
  });

  test('offers a review while one is open', async () => {
    const completed_at = '2026-03-07T00:00:00.000Z';
    const open = { deal_id: 12, item: { kind: 'bookings.party', id: 7 } };
    const { args } = await argsWith({
      [path]: shown({ status: 'Completed', completed_at }),
      '/open-reviews': { body: { data: [open] } },
    });

    expect((await loadOwnBooking(args, '12')).reviewPath).toContain('/reviews/write?');
  });

  test('is at the customer’s place where it has one, else at the business', async () => {
    const business = { seller_type: 'wellbeing', slug: 'still-waters', address: { location: 'Manly NSW' } };
    const answers = { '/business-profile/:user_id': { body: { data: business } } };
    const there = await argsWith({ ...answers, [path]: shown() });
    const here = await argsWith({ ...answers, [path]: shown({ address: '1 Bay St, Coogee NSW' }) });

    expect(await loadOwnBooking(there.args, '12')).toMatchObject({
      place: 'Manly NSW',
      businessPath: '/business-detail/wellbeing/still-waters',
    });
    expect(await loadOwnBooking(here.args, '12')).toMatchObject({ place: '1 Bay St, Coogee NSW' });
  });

  test('stands without its business, which may have left', async () => {
    const { args } = await argsWith({ [path]: shown() });

    expect(await loadOwnBooking(args, '12')).toMatchObject({ place: null, businessPath: null });
  });
});

test('a list asks for its own kind, whatever the address says', async () => {
  const { args, calls } = await argsWith({ '/my-bookings': { body: { data: { data: [] } } } });

  await loadBookings(args, new URLSearchParams('tab=history&module_type=beauty'), 'spa');

  expect(calls[0]?.query).toEqual({ page: '1', tab: 'history', module_type: 'spa' });
});
