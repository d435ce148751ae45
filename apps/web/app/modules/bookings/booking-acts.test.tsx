import type { OpenBookingMove } from '@souk/contract/modules/bookings/statuses';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../lib/render.testing.tsx';
import { ActForm } from '../../ui/act-form.tsx';
import type { ActedBooking } from './acted-booking.ts';
import { bookingWith, aud as money } from './booking.testing.ts';
import { actsByKind } from './booking-acts.ts';
import { BookingActs } from './components/booking-acts.tsx';

const shown = (booking: ActedBooking) => renderAt('/here', <BookingActs booking={booking} />);

const question = (booking: ActedBooking, move: OpenBookingMove) => {
  const act = actsByKind[booking.module].moves[move];
  if (act?.endpoint === undefined) throw new Error(`${move} asks nothing`);
  return renderAt(
    '/',
    <ActForm
      act={act}
      row={booking}
      given={{ quoted_cents: '5000' }}
      action="/act"
      back="/"
      keep={() => null}
    />,
  );
};

describe('the buttons of a booking', () => {
  test('make a move under the path of its own kind', async () => {
    const spa = await shown(bookingWith({ moves: ['complete'] }));
    const event = await shown(bookingWith({ module: 'events', moves: ['complete'] }));

    expect(spa).toContain('action="/act/spa-bookings/complete/12"');
    expect(event).toContain('action="/act/event-bookings/complete/12"');
  });

  test('lead to the pages of paying, moving and complaining', async () => {
    const page = await shown(bookingWith({ moves: ['pay', 'move', 'dispute'] }));

    expect(page).toContain('href="/booking-checkout?booking_id=12"');
    expect(page).toContain('href="/move-booking/12"');
    expect(page).toContain('href="/dispute-booking/12"');
  });

  test('carry the refund that the page names, and cancel nothing where it names none', async () => {
    const { if_cancelled: _unknown, ...listed } = bookingWith({ moves: ['cancel'] });
    const page = await shown(bookingWith({ moves: ['cancel'] }));

    expect(page).toContain('/act/spa-bookings/cancel/12?quoted_cents=10000');
    expect(await shown(listed)).not.toContain('cancel');
  });

  test('answer the other side’s time, and take back the own one', async () => {
    const proposal = { by: 'seller' } as ActedBooking['proposal'];
    const moves: OpenBookingMove[] = ['accept-time', 'decline-time'];

    const theirs = await shown(bookingWith({ proposal, moves }));
    const own = await shown(bookingWith({ proposal, moves: ['decline-time'], role: 'seller' }));

    expect(theirs).toContain('Accept the new time');
    expect(theirs).toContain('Keep the booked time');
    expect(own).toContain('Take the new time back');
  });
});

describe('the question before cancelling', () => {
  test('says what comes back, and sends what it has said', async () => {
    const asked = await question(bookingWith(), 'cancel');

    expect(asked).toContain('$100.00 goes back to your original payment method.');
    expect(asked).toContain('name="quoted_cents" value="5000"');
  });

  test.each([
    [{ refund: money(5000), kept: money(5000) }, 'The business keeps $50.00.'],
    [{ refund: money(0), kept: money(10_000) }, 'It is too late for a refund'],
  ])('says what the business keeps: %o', async (quote, words) => {
    const booking = bookingWith({ if_cancelled: { ...quote, valid_until: null } });

    expect(await question(booking, 'cancel')).toContain(words);
  });

  test('says to the seller what the customer gets, and that nothing was paid where nothing was', async () => {
    const seller = await question(bookingWith({ role: 'seller' }), 'cancel');
    const unpaid = await question(bookingWith({ paid: money(0) }), 'cancel');

    expect(seller).toContain('$100.00 goes back to the customer.');
    expect(unpaid).toContain('Nothing has been paid');
  });
});

test('a seller reads what they keep of a customer who did not come', async () => {
  const missed = (refund: number, kept: number) =>
    question(
      bookingWith({
        role: 'seller',
        if_no_show: { refund: money(refund), kept: money(kept), valid_until: null },
      }),
      'no-show',
    );

  expect(await missed(0, 2000)).toContain('You keep $20.00 under the terms of the booking. The customer may');
  expect(await missed(1000, 1000)).toContain(
    'You keep $10.00 under the terms of the booking, and $10.00 goes',
  );
  expect(await missed(0, 0)).toContain('Nothing was paid through Souk');
});

describe('the question before the next milestone', () => {
  test('says which share the customer is asked for, and by when', async () => {
    const shares = [
      { id: 1, label: 'Start', amount: money(4000), due_at: '2026-03-02T00:00:00.000Z', is_paid: true },
      { id: 2, label: 'Pipes', amount: money(6000), due_at: null, is_paid: false },
    ];
    const booking = bookingWith({ role: 'seller', moves: ['milestone'], instalments: shares });

    expect(await question(booking, 'milestone')).toContain(
      'Pipes: Kim is asked to pay $60.00 within 3 days.',
    );
  });
});
