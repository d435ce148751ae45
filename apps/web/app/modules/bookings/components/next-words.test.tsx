import type { BookingStep } from '@souk/contract/modules/bookings/bookings';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../../lib/render.testing.tsx';
import { bookingWith } from '../booking.testing.ts';
import { BookingTime } from './booking-time.tsx';
import { NextWords } from './next-words.tsx';

const steps: BookingStep['step'][] = ['pay', 'answer', 'come', 'work', 'confirm', 'verdict'];
const friday = '2026-03-06T02:00:00.000Z';

const said = (step: BookingStep['step'], role: 'customer' | 'seller', due_at: string | null = friday) =>
  renderAt(
    '/',
    <NextWords booking={bookingWith({ role, next: { step, by: 'both', due_at, otherwise: null } })} />,
  );

describe('what happens next with a booking', () => {
  test('is nothing once it is over', async () => {
    expect(await renderAt('/', <NextWords booking={bookingWith({ next: null })} />)).toBe('');
  });

  test.each(steps)('is said to both sides in their own words: %s', async (step) => {
    const [customer, seller] = [await said(step, 'customer'), await said(step, 'seller')];

    expect(customer).not.toBe('');
    expect(seller).not.toBe('');
    expect(customer).not.toBe(seller);
  });

  test.each(['pay', 'answer', 'work', 'confirm'] as const)(
    'says by when, if time moves it: %s',
    async (step) => {
      for (const role of ['customer', 'seller'] as const) {
        expect(await said(step, role)).toContain('6 Mar');
        expect(await said(step, role, null)).not.toContain('6 Mar');
      }
    },
  );

  test('names the hour of coming as clocks at the seller’s place show it', async () => {
    expect(await said('come', 'customer')).toContain('1:00 pm');
  });
});

describe('the time of a booking', () => {
  test('is that of the seller’s place, with the reader’s own beside it where it differs', async () => {
    const far = await renderAt('/', <BookingTime booking={bookingWith()} />);
    const near = await renderAt('/', <BookingTime booking={bookingWith({ time_zone: 'UTC' })} />);

    expect(far).toContain('Fri 6 Mar, 1:00 pm');
    expect(far).toContain('Fri 6 Mar, 2:00 am your time (UTC)');
    expect(near).not.toContain('your time');
  });
});
