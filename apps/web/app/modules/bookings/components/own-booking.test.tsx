import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import { bookingStates } from '@souk/contract/modules/bookings/statuses';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../../lib/render.testing.tsx';
import { bookingWith, aud as money } from '../booking.testing.ts';
import { BookingList } from './booking-list.tsx';
import { OwnBooking } from './own-booking.tsx';

const address = '/my-bookings/detail/12';

const shown = (given: Partial<BookingDetail> = {}, around = {}) =>
  renderAt(
    address,
    <OwnBooking
      booking={bookingWith(given)}
      place="Manly NSW"
      businessPath="/business-detail/spa/still-waters"
      reviewPath={null}
      {...around}
    />,
  );

const failed = { status: 'failed', failure: 'declined' } as unknown as BookingDetail['last_payment'];
const asked = { status: 'requires-action', action_url: '/bank' } as unknown as BookingDetail['last_payment'];

describe('the page of a booking', () => {
  test.each(bookingStates)('has one title and says its state: %s', async (status) => {
    const page = await shown({ status });

    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page).toContain(`data-status="${status}"`);
  });

  test('says when, where and with whom, what cancelling gives back, and under which terms', async () => {
    const page = await shown();

    expect(page).toContain('1:00 pm');
    expect(page).toContain('destination=Manly+NSW');
    expect(page).toContain('Ana');
    expect(page).toContain('Free until 24 hours before, then 50 % back.');
    expect(page).toContain('you get $100.00 back');
    expect(page).toContain('href="/my-bookings/detail/12/calendar.ics"');
  });

  test('leads to the conversation about it, to its invoice, its dispute and its review', async () => {
    const page = await shown({ invoice_id: 4, dispute_id: 5 }, { reviewPath: '/reviews/write?deal=12' });

    expect(page).toContain('href="/messages?user_id=7&amp;booking_id=12"');
    expect(page).toContain('href="/billing-invoice/4"');
    expect(page).toContain('href="/disputes/5"');
    expect(page).toContain('href="/reviews/write?deal=12"');
  });

  test('that is over offers to book again, and goes into no calendar any more', async () => {
    const page = await shown({ status: 'Completed', next: null, if_cancelled: null, moves: ['hide'] });

    expect(page).toContain('href="/business-detail/spa/still-waters"');
    expect(page).toContain('Book again');
    expect(page).not.toContain('calendar.ics');
    expect(page).toContain('Remove from history');
  });

  test('shows another time with its answers', async () => {
    const proposal = {
      id: 1,
      by: 'seller',
      starts_at: '2026-03-07T02:00:00.000Z',
      ends_at: '2026-03-07T03:00:00.000Z',
      date: '2026-03-07',
      start_time: '13:00',
      expires_at: '2026-03-05T02:00:00.000Z',
      reason: 'Ana is away',
    } as const;
    const page = await shown({ proposal, moves: ['accept-time', 'decline-time'] });

    expect(page).toContain('Sat 7 Mar, 1:00 pm');
    expect(page).toContain('Ana is away');
    expect(page).toContain('action="/act/spa-bookings/accept-time/12"');
  });

  test('says why a payment failed, while it can be tried again', async () => {
    const next = { step: 'pay', by: 'customer', due_at: null, otherwise: 'Expired' } as const;
    const again = await shown({ status: 'Amount-Paid-Pending', next, last_payment: failed, moves: ['pay'] });
    const over = await shown({ last_payment: failed, moves: [] });

    expect(again).toContain('Your bank declined the payment.');
    expect(again).toContain('href="/booking-checkout?booking_id=12"');
    expect(over).not.toContain('declined the payment');
  });

  test('links to the bank that wants to be sure, for those without scripts', async () => {
    expect(await shown({ last_payment: asked, moves: ['pay'] })).toContain('href="/bank"');
  });

  test('lists instalments and refunds with their state', async () => {
    const page = await shown({
      instalments: [
        { id: 1, label: 'Deposit', amount: money(2000), due_at: null, is_paid: true },
        { id: 2, label: 'Rest', amount: money(8000), due_at: '2026-03-04T02:00:00.000Z', is_paid: false },
      ],
      refunds: [
        {
          id: 3,
          payment_id: 1,
          amount: money(500),
          reason: 'Late',
          status: 'refunded',
          decision_note: null,
          created_at: '2026-03-04T02:00:00.000Z',
          settled_at: null,
        },
      ],
    });

    expect(page).toContain('Due by 04 Mar 2026');
    expect(page).toContain('$80.00');
    expect(page).toContain('Refunded');
  });

  test('says that a milestone is paid when it is reached', async () => {
    const share = { id: 2, label: 'Pipes', amount: money(8000), due_at: null, is_paid: false };

    const page = await shown({ payment: 'quoted', instalments: [{ ...share, id: 1, is_paid: true }, share] });

    expect(page).toContain('When this step is reached');
  });

  test('says in words of its own that they are said not to have come', async () => {
    const reason = 'The customer did not come';

    const page = await shown({ status: 'Cancelled', is_no_show: true, cancel_reason: reason, next: null });

    expect(page).toContain('You were not there.');
    expect(page).not.toContain(reason);
  });
});

describe('the list of bookings', () => {
  const listOf = (data: BookingDetail[], isOneKind = false) =>
    renderAt(
      '/booking-list',
      <BookingList
        title="My bookings"
        path="/booking-list"
        query={{ page: '1', tab: 'bookings', module_type: 'spa' }}
        bookings={{ data, current_page: 1, last_page: 2, per_page: 1, total: 2 } as never}
        isOneKind={isOneKind}
      />,
    );

  test('shows each with its time, price, state, next step and what can be done', async () => {
    const page = await listOf([bookingWith({ moves: ['pay', 'cancel'] })]);

    expect(page).toContain('$100.00');
    expect(page).toContain('Fri 6 Mar, 1:00 pm');
    expect(page).toContain('Confirmed and paid');
    expect(page).toContain('You are expected on Fri 6 Mar, 1:00 pm.');
    expect(page).toContain('Pay now');
    expect(page).not.toContain('/cancel/');
  });

  test('has tabs, kinds and pages as links that keep one another', async () => {
    const page = await listOf([bookingWith()]);

    expect(page).toContain('href="/booking-list?tab=history&amp;module_type=spa"');
    expect(page).toContain('href="/booking-list?module_type=beauty"');
    expect(page).toContain('page=2');
  });

  test('of one kind offers no other', async () => {
    expect(await listOf([bookingWith()], true)).not.toContain('module_type=beauty');
  });

  test('says what will be here while it is empty', async () => {
    expect(await listOf([])).toContain('No bookings here');
  });
});
