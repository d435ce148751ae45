import * as contract from '@souk/contract/modules/bookings/bookings';
import { beautyBookings, spaBookings } from '@souk/contract/modules/bookings/families';
import { describe, expect, test } from 'vitest';
import { clock, daysMs, hoursMs } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/period.ts';
import { startApi } from '../../../testing/start-api.ts';
import { timeOf } from '../../availability/index.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { findDifferences } from '../../payments/testing.ts';
import { milestones } from '../../sales/index.ts';
import { bookHour, buildBooking, buildBusiness, payForBooking } from '../testing.ts';
import { claimantOf, getBooking } from './booking.queries.ts';

describe('cancelling a booking', () => {
  test.each([
    ['a day and more before its start', hoursMs(25), 10_000],
    ['later', hoursMs(23), 5_000],
  ])('gives back what was said, %s', async (_when, before, cents) => {
    const { as, db, advance, settle } = await startApi();
    const { booking, customer } = await buildBooking(db, { state: 'Accepted-Paid' });
    const asCustomer = as(await signedInAgain(db, customer));
    const params = { booking_id: booking.id };
    await advance(booking.startsAt.getTime() - before - clock.now().getTime());

    const { if_cancelled: quote } = await asCustomer.call(contract.getBooking, { params });
    const body = { reason: 'I am ill', quoted_cents: quote?.refund.cents ?? 0 };
    const wrong = await asCustomer.send(beautyBookings.cancel, {
      params,
      body: { ...body, quoted_cents: 1 },
    });
    const cancelled = await asCustomer.call(beautyBookings.cancel, { params, body });
    await settle();

    expect(quote).toMatchObject({ refund: { cents }, kept: { cents: 10_000 - cents } });
    expect(wrong.envelope).toMatchObject({ status: 422, data: { refundCents: cents } });
    expect(cancelled).toMatchObject({ status: 'Cancelled', refunded: { cents } });
    expect(await timeOf(db, [claimantOf(booking)])).toEqual([]);
    expect(await findDifferences(db)).toEqual([]);
  });

  test('by its seller gives everything back, whenever it is', async () => {
    const { as, db } = await startApi();
    const { booking, team } = await buildBooking(db, { state: 'Accepted-Paid' });
    const asSeller = as(await signedInAgain(db, { id: team.ownerId }));

    const params = { booking_id: booking.id };
    const cancelled = await asSeller.call(beautyBookings.cancel, { params, body: { reason: 'Broken pipe' } });

    expect(cancelled).toMatchObject({ status: 'Cancelled', refunded: { cents: 10_000 } });
  });

  test('by its seller ends a quoted booking whose first share is still to be paid', async () => {
    const { as, db } = await startApi();
    const plan = milestones([
      { label: 'Deposit', percent: 40 },
      { label: 'Rest', percent: 60 },
    ]);
    const { booking, customer, team } = await bookHour(db, { plan });
    const asSeller = as(await signedInAgain(db, { id: team.ownerId }));
    const params = { booking_id: booking.id };

    const { if_cancelled: quote } = await asSeller.call(contract.getBooking, { params });
    const body = { reason: 'Broken van', quoted_cents: quote?.refund.cents ?? -1 };
    const cancelled = await asSeller.call(beautyBookings.cancel, { params, body });

    expect(booking.state).toBe('Amount-Paid-Pending');
    expect(cancelled).toMatchObject({ status: 'Cancelled', refunded: { cents: 0 } });
    expect(cancelled.history.at(-1)).toMatchObject({ move: 'cancel', by: 'seller' });
    expect(await timeOf(db, [claimantOf(booking)])).toEqual([]);
    await expect(payForBooking(db, { ...booking, customerId: customer.id })).rejects.toThrow();
  });

  test('is not possible for strangers, under another kind, or when it is over', async () => {
    const { as, db } = await startApi();
    const { booking, customer } = await buildBooking(db, { state: 'Cancelled' });
    const params = { booking_id: booking.id };
    const body = { reason: 'No' };

    const stranger = await as(await buildUser(db)).send(beautyBookings.cancel, { params, body });
    const asCustomer = as(await signedInAgain(db, customer));
    const otherKind = await asCustomer.send(spaBookings.cancel, { params, body });
    const again = await asCustomer.send(beautyBookings.cancel, { params, body });

    expect(stranger.envelope.status).toBe(404);
    expect(otherKind.envelope.status).toBe(404);
    expect(again.envelope).toMatchObject({ status: 422, data: { code: 'booking-move-not-allowed' } });
  });
});

describe('moving a booking', () => {
  test('keeps its time until the other side agrees', async () => {
    const { as, db } = await startApi();
    const { booking, customer, team } = await buildBooking(db, { state: 'Accepted-Paid' });
    const asCustomer = as(await signedInAgain(db, customer));
    const asSeller = as(await signedInAgain(db, { id: team.ownerId }));
    const params = { booking_id: booking.id };
    const date = dayOf(team.at('10:30'), 'Australia/Sydney');

    const proposed = await asCustomer.call(beautyBookings.reschedule, {
      params,
      body: { date, time: '10:30' },
    });
    const own = await asCustomer.send(contract.answerProposal, { params, body: { answer: 'accept' } });
    const accepted = await asSeller.call(contract.answerProposal, { params, body: { answer: 'accept' } });

    expect(proposed).toMatchObject({
      start_time: '10:00',
      proposal: { by: 'customer', start_time: '10:30' },
    });
    expect(proposed.moves).toContain('decline-time');
    expect(own.envelope.status).toBe(422);
    expect(accepted).toMatchObject({ status: 'Accepted-Paid', start_time: '10:30', proposal: null });
    const time = await timeOf(db, [claimantOf(booking)]);
    expect(time).toMatchObject([{ startsAt: team.at('10:30'), endsAt: team.at('11:30'), state: 'booked' }]);
  });

  test('to a time that somebody has is refused with the next free ones', async () => {
    const { as, db } = await startApi();
    const team = await buildBusiness(db);
    const { booking, customer } = await buildBooking(db, { team, state: 'Accepted-Paid' });
    await buildBooking(db, { team, startsAt: team.at('12:00') });
    const asCustomer = as(await signedInAgain(db, customer));
    const date = dayOf(team.at('12:00'), 'Australia/Sydney');

    const refused = await asCustomer.send(beautyBookings.reschedule, {
      params: { booking_id: booking.id },
      body: { date, time: '12:00' },
    });

    expect(refused.envelope).toMatchObject({ status: 422, message: 'This time is no longer free.' });
    expect(refused.envelope.data).toMatchObject({
      next: [expect.any(String), expect.any(String), expect.any(String)],
    });
    expect(await timeOf(db, [claimantOf(booking)])).toHaveLength(1);
  });

  test('[past-date] into the past is refused at the field', async () => {
    const { as, db } = await startApi();
    const { booking, customer } = await buildBooking(db);

    const refused = await as(await signedInAgain(db, customer)).send(beautyBookings.reschedule, {
      params: { booking_id: booking.id },
      body: { date: '2020-01-01', time: '10:00' },
    });

    expect(refused.envelope).toMatchObject({
      status: 423,
      errors: { date: ['Past dates are not allowed.'] },
    });
  });
});

describe('changing a booking', () => {
  test('is for its customer until it is answered, all of it or nothing', async () => {
    const { as, db } = await startApi();
    const team = await buildBusiness(db);
    const { booking, customer } = await buildBooking(db, { team });
    await buildBooking(db, { team, startsAt: team.at('12:00') });
    const asCustomer = as(await signedInAgain(db, customer));
    const asSeller = as(await signedInAgain(db, { id: team.ownerId }));
    const params = { booking_id: booking.id };
    const date = dayOf(team.at('12:00'), 'Australia/Sydney');

    const taken = await asCustomer.send(beautyBookings.update, {
      params,
      body: { date, time: '12:00', note: 'Later' },
    });
    const kept = await asCustomer.call(contract.getBooking, { params });
    const moved = await asCustomer.call(beautyBookings.update, {
      params,
      body: { date, time: '14:00', note: 'Later' },
    });
    const confirmed = await asSeller.call(beautyBookings.update, { params, body: { status: 'Accepted' } });
    const late = await asCustomer.send(beautyBookings.update, { params, body: { note: 'Much later' } });
    const bySeller = await asSeller.send(beautyBookings.update, { params, body: { note: 'No' } });

    expect(taken.envelope).toMatchObject({ status: 422, data: { code: 'slot-taken' } });
    expect(kept).toMatchObject({ start_time: '10:00', note: null });
    expect(moved).toMatchObject({ start_time: '14:00', end_time: '15:00', note: 'Later' });
    expect(confirmed.status).toBe('Accepted-Paid');
    expect([late.envelope.status, bySeller.envelope.status]).toEqual([422, 422]);
  });
});

describe('disputing a booking', () => {
  test('stops the money, once; a verdict for the customer gives it back', async () => {
    const { as, db } = await startApi();
    const { booking, customer } = await buildBooking(db, { state: 'Completed' });
    const asCustomer = as(await signedInAgain(db, customer));
    const params = { booking_id: booking.id };
    const body = { reason: 'Something else', comment: 'The colour is wrong.' };

    const dispute = await asCustomer.call(beautyBookings.dispute, { params, body });
    const twice = await asCustomer.send(beautyBookings.dispute, { params, body });

    expect(dispute).toMatchObject({ amount: { cents: 10_000 } });
    expect(twice.envelope).toMatchObject({
      status: 422,
      message: 'You have already complaint this participation',
    });
    expect(await getBooking(db, booking.id)).toMatchObject({
      state: 'Disputed',
      stateBeforeDispute: 'Completed',
    });
  });
});

describe('a booking that is over', () => {
  test('can be taken off the own history, and the other side keeps it', async () => {
    const { as, db } = await startApi();
    const { booking, customer, team } = await buildBooking(db, { state: 'Completed' });
    const asCustomer = as(await signedInAgain(db, customer));
    const asSeller = as(await signedInAgain(db, { id: team.ownerId }));

    await asCustomer.call(beautyBookings.hide, { params: { booking_id: booking.id } });
    const mine = await asCustomer.call(contract.listPreviousBookings, { query: {} });
    const received = await asSeller.call(contract.listPreviousBookings, { query: {} });

    expect(mine.total).toBe(0);
    expect(received.data).toMatchObject([{ booking_id: booking.id, role: 'seller' }]);
  });

  test('is reviewed by both sides, once each', async () => {
    const { as, db } = await startApi();
    const { booking, customer } = await buildBooking(db, { state: 'Completed' });
    const asCustomer = as(await signedInAgain(db, customer));
    const params = { booking_id: booking.id };
    const body = { rating: 5, comment: 'Wonderful.' };

    const review = await asCustomer.call(beautyBookings.review, { params, body });
    const twice = await asCustomer.send(beautyBookings.review, { params, body });

    expect(review).toMatchObject({ rating: 5, state: 'waiting' });
    expect(twice.envelope).toMatchObject({
      status: 422,
      message: 'You can not rate the participation again',
    });
  });
});

describe('a booking that is charged back', () => {
  test.each([
    ['tok_chargeback_won', 'Completed'],
    ['tok_chargeback', 'Cancelled'],
  ] as const)('waits for the bank, and ends as it decides (%s)', async (token, ending) => {
    const { db, advance } = await startApi();
    const { booking, team } = await bookHour(db, { terms: { confirmation: 'at-once' } });
    await payForBooking(db, booking, token);
    const seen = new Set<string>();

    for (let day = 0; day < 60; day += 1) {
      await advance(daysMs(1));
      seen.add((await getBooking(db, booking.id)).state);
    }

    expect(seen).toContain('Disputed');
    expect(await getBooking(db, booking.id)).toMatchObject({ state: ending, sellerId: team.ownerId });
    expect(await findDifferences(db)).toEqual([]);
  });
});

describe('another time at a business without people or rooms', () => {
  test('is taken for a request at once, and for what stands once the other side agrees', async () => {
    const { as, db, settle } = await startApi();
    const team = await buildBusiness(db, { payment: 'after-confirming' }, 0);
    const { booking, customer } = await bookHour(db, { team });
    const asSeller = as(await signedInAgain(db, { id: team.ownerId }));
    const asCustomer = as(await signedInAgain(db, customer));
    const params = { booking_id: booking.id };
    const to = (time: string) => ({
      params,
      body: { date: dayOf(booking.startsAt, 'Australia/Sydney'), time },
    });

    const moved = await asCustomer.call(beautyBookings.reschedule, to('11:00'));
    await asSeller.call(beautyBookings.confirm, { params });
    await payForBooking(db, await getBooking(db, booking.id));
    await settle();
    const proposed = await asSeller.call(beautyBookings.reschedule, to('15:00'));
    const agreed = await asCustomer.call(contract.answerProposal, { params, body: { answer: 'accept' } });

    expect(moved).toMatchObject({ status: 'Pending', start_time: '11:00' });
    expect(proposed.proposal).toMatchObject({ by: 'seller', start_time: '15:00' });
    expect(agreed).toMatchObject({ status: 'Accepted-Paid', start_time: '15:00', proposal: null });
  });
});
