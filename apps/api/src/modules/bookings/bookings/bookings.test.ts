import * as contract from '@souk/contract/modules/bookings/bookings';
import { beautyBookings } from '@souk/contract/modules/bookings/families';
import { describe, expect, test } from 'vitest';
import { clock, daysMs, fromNow, hoursMs, minutesMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { findSlots, timeOf } from '../../availability/index.ts';
import { signedInAgain } from '../../identity/testing.ts';
import { findDifferences } from '../../payments/testing.ts';
import { bookHour, buildBooking } from '../testing.ts';
import { claimantOf, getBooking } from './booking.queries.ts';

const card = { payment_method: 'card', stripeToken: 'tok_visa' } as const;

describe('a booking that is paid with its request', () => {
  test('reaches its seller once it is paid, stands when they confirm, and pays them when it is completed', async () => {
    const { as, db, advance, settle } = await startApi();
    const { booking, customer, team } = await bookHour(db, { terms: { payment: 'at-booking' } });
    const asCustomer = as(await signedInAgain(db, customer));
    const asSeller = as(await signedInAgain(db, { id: team.ownerId }));
    const params = { booking_id: booking.id };

    const hidden = await asSeller.send(contract.getBooking, { params });
    const unpaid = await asCustomer.call(contract.getBooking, { params });
    const paid = await asCustomer.call(beautyBookings.checkout, { params, body: card });
    await settle();
    const received = await asSeller.call(contract.listBusinessBookings, { query: { tab: 'pending' } });
    const confirmed = await asSeller.call(beautyBookings.confirm, { params });
    const early = await asSeller.send(contract.startBooking, { params });
    await advance(booking.startsAt.getTime() - hoursMs(2) - clock.now().getTime());
    await asSeller.call(contract.startBooking, { params });
    await asSeller.call(contract.finishJob, { params });
    const completed = await asCustomer.call(contract.completeBooking, { params });
    await settle();

    expect(hidden.envelope.status).toBe(404);
    // It is paid while its checkout is open, long before the time to answer is over.
    expect(unpaid.next).toMatchObject({ step: 'pay', by: 'customer' });
    expect(Date.parse(unpaid.next?.due_at ?? '')).toBeLessThanOrEqual(fromNow(minutesMs(15)).getTime());
    expect(paid.payment.status).toBe('succeeded');
    expect(received.data).toMatchObject([{ booking_id: booking.id, moves: ['confirm', 'decline'] }]);
    expect(confirmed).toMatchObject({ status: 'Accepted-Paid', start_time: '10:00', end_time: '11:00' });
    expect(confirmed.moves).not.toContain('start');
    expect(early.envelope).toMatchObject({ status: 422, data: { code: 'booking-move-not-allowed' } });
    expect(completed).toMatchObject({ status: 'Completed', paid: { cents: 10_000 }, next: null });
    expect(completed.moves).toEqual(['dispute', 'hide']);
    expect(await findDifferences(db)).toEqual([]);
  });

  test('gives its time back when nobody pays, and is not seen by its seller', async () => {
    const { db, advance, settle } = await startApi();
    const { booking, team } = await bookHour(db, { terms: { payment: 'at-booking' } });
    const needs = booking.needs;
    const search = { ownerId: team.ownerId, needs, from: team.at('10:00'), until: team.at('10:30') };

    const taken = await findSlots(db, search);
    await advance(hoursMs(1));
    await settle();

    expect(taken).toEqual([]);
    expect(await getBooking(db, booking.id)).toMatchObject({ state: 'Expired', announcedAt: null });
    expect(await findSlots(db, search)).toHaveLength(1);
  });

  test('goes back in full when its seller declines or does not answer', async () => {
    const { as, db, advance, settle } = await startApi();
    const declined = await buildBooking(db);
    const silent = await buildBooking(db);
    const asSeller = as(await signedInAgain(db, { id: declined.team.ownerId }));

    const params = { booking_id: declined.booking.id };
    const answer = await asSeller.call(beautyBookings.decline, { params, body: { reason: 'On leave' } });
    await advance(daysMs(2) + 1);
    await settle();

    expect(answer).toMatchObject({
      status: 'Rejected',
      refunded: { cents: 10_000 },
      cancel_reason: 'On leave',
    });
    expect(await getBooking(db, silent.booking.id)).toMatchObject({ state: 'Expired' });
    expect(await timeOf(db, [claimantOf(silent.booking), claimantOf(declined.booking)])).toEqual([]);
    expect(await findDifferences(db)).toEqual([]);
  });
});

describe('a booking that is paid after its confirmation', () => {
  test('waits for its payment, can be paid again after a refusal, and expires unpaid', async () => {
    const { as, db, advance, settle } = await startApi();
    const { booking, customer, team } = await bookHour(db, { terms: { payment: 'after-confirming' } });
    const asCustomer = as(await signedInAgain(db, customer));
    const asSeller = as(await signedInAgain(db, { id: team.ownerId }));
    const params = { booking_id: booking.id };

    const early = await asCustomer.send(beautyBookings.repay, { params, body: card });
    const asked = await asSeller.call(beautyBookings.confirm, { params });
    const refused = await asCustomer.send(beautyBookings.checkout, {
      params,
      body: { ...card, stripeToken: 'tok_declined' },
    });
    await settle();
    const paid = await asCustomer.call(beautyBookings.repay, { params, body: card });
    await settle();
    const other = await bookHour(db, { team, startsAt: team.at('13:00') });
    await asSeller.call(beautyBookings.confirm, { params: { booking_id: other.booking.id } });
    await advance(hoursMs(25));
    await settle();

    expect(early.envelope).toMatchObject({ status: 422, data: { code: 'booking-move-not-allowed' } });
    expect(asked).toMatchObject({ status: 'Amount-Paid-Pending', next: { step: 'pay', by: 'customer' } });
    expect(refused.envelope).toMatchObject({ status: 422, message: 'payment failed, contact administrator' });
    expect(paid.payment.status).toBe('succeeded');
    expect(await getBooking(db, booking.id)).toMatchObject({ state: 'Accepted-Paid' });
    expect(await getBooking(db, other.booking.id)).toMatchObject({ state: 'Expired' });
    expect(await timeOf(db, [claimantOf(other.booking)])).toEqual([]);
  });
});

describe('a booking that is paid on the spot', () => {
  test('stands at once where its seller says so, and moves no money', async () => {
    const { db, advance, settle } = await startApi();
    const terms = { payment: 'on-the-spot', confirmation: 'at-once' } as const;

    const { booking } = await bookHour(db, { terms });
    await advance(daysMs(30));
    await settle();
    const elapsed = await getBooking(db, booking.id);
    await advance(daysMs(4));
    await settle();

    expect(booking.state).toBe('Accepted');
    expect(elapsed.state).toBe('Job-Done');
    expect(await getBooking(db, booking.id)).toMatchObject({ state: 'Completed' });
  });
});
