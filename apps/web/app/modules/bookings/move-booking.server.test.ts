import { describe, expect, test } from 'vitest';
import { buildPageArgs } from '../../lib/page.testing.ts';
import { answerWithCalendar } from './answer-calendar.server.ts';
import { bookingWith } from './booking.testing.ts';
import { loadEventBookings } from './load-bookings.server.ts';
import { loadMove, moveBooking } from './move-booking.server.ts';

const privateViewer = { '/viewer': { body: { data: { user_id: 3, seller_type: 'private' } } } };
const shopViewer = { '/viewer': { body: { data: { user_id: 7, seller_type: 'spa' } } } };
const oneBooking = (given: Parameters<typeof bookingWith>[0] = {}) => ({
  '/bookings/:booking_id': { body: { data: bookingWith(given) } },
});

async function argsAt(
  path: string,
  answers: NonNullable<Parameters<typeof buildPageArgs>[1]>,
  form?: Record<string, string>,
) {
  const signedIn = '/viewer' in answers;
  const url = new URL(path, 'http://souk.test');
  const request = new Request(url, {
    headers: signedIn ? { cookie: 'souk_session=s' } : {},
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  });
  const { args, calls } = await buildPageArgs(request, answers);
  return { args, calls };
}

const none = new URLSearchParams();

describe('event bookings', () => {
  test('show a visitor no data and call nobody for it', async () => {
    const { args, calls } = await argsAt('/my-booking/event', {});

    expect(await loadEventBookings(args, none)).toBeNull();
    expect(calls).toEqual([]);
  });

  test('are not for businesses', async () => {
    const { args } = await argsAt('/my-booking/event', shopViewer);

    await expect(loadEventBookings(args, none)).rejects.toMatchObject({ status: 302 });
  });
});

test('the calendar’s file is one of its type, kept by nobody', async () => {
  const { args } = await argsAt('/my-bookings/detail/12/calendar.ics', { ...privateViewer, ...oneBooking() });

  const answer = await answerWithCalendar(args, '12', 'https://souk.test');

  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(await answer.text()).toContain('UID:souk-booking-12');
});

describe('another time', () => {
  const path = '/move-booking/12';

  test('is asked for under the path of the booking’s kind, and leads back to its page', async () => {
    const answers = {
      ...privateViewer,
      ...oneBooking({ module: 'beauty' }),
      '/beauty-bookings/:booking_id/reschedule': {},
    };
    const { args, calls } = await argsAt(path, answers, { date: '2030-01-02', time: '10:30', reason: '' });

    const answer = await moveBooking(args, '12');

    expect(calls.at(-1)).toMatchObject({
      path: '/beauty-bookings/12/reschedule',
      body: { date: '2030-01-02', time: '10:30' },
    });
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/my-bookings/detail/12');
  });

  test('that is taken says so, with what was typed', async () => {
    const next = ['2030-01-02T01:00:00.000Z'];
    const taken = { status: 422, body: { message: 'This time is taken.', data: { next } } };
    const answers = { ...privateViewer, ...oneBooking(), '/spa-bookings/:booking_id/reschedule': taken };
    const { args } = await argsAt(path, answers, { date: '2030-01-02', time: '10:30' });

    expect(await moveBooking(args, '12')).toMatchObject({
      data: { problems: { form: 'This time is taken.', values: { date: '2030-01-02' } }, free: next },
    });
  });

  test('is proposed from the seller’s calendar, and leads back to it', async () => {
    const answers = {
      ...shopViewer,
      ...oneBooking({ role: 'seller' }),
      '/spa-bookings/:booking_id/reschedule': {},
    };
    const form = { date: '2030-01-02', time: '10:30', _back: '/business-bookings?view=week' };
    const { args } = await argsAt(path, answers, form);

    const answer = await moveBooking(args, '12');

    expect(answer instanceof Response && answer.headers.get('location')).toBe('/business-bookings?view=week');
  });

  test('has no form where the booking cannot move, for either side', async () => {
    const customer = await argsAt(path, { ...privateViewer, ...oneBooking({ moves: [] }) });
    const seller = await argsAt(path, { ...shopViewer, ...oneBooking({ moves: [], role: 'seller' }) });
    const whereTo = (refused: unknown) => (refused as Response).headers.get('location');

    expect(whereTo(await loadMove(customer.args, '12').catch((thrown: unknown) => thrown))).toBe(
      '/my-bookings/detail/12',
    );
    expect(whereTo(await loadMove(seller.args, '12').catch((thrown: unknown) => thrown))).toBe(
      '/business-bookings/detail/12',
    );
  });
});
