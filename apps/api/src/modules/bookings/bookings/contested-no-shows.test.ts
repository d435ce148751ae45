import * as contract from '@souk/contract/modules/bookings/bookings';
import { beautyBookings } from '@souk/contract/modules/bookings/families';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clock, daysMs, minutesMs } from '../../../platform/clock.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { findDisputesOf, resolveDispute, withdrawDispute } from '../../disputes/index.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { findDifferences } from '../../payments/testing.ts';
import { bookHour, buildBusiness, payForBooking } from '../testing.ts';
import { bookingKind } from './booking.life.ts';
import { getBooking } from './booking.queries.ts';
import { confirmBooking } from './confirm-booking.ts';

const complaint = { reason: 'I was there', comment: 'The door was locked.' };

/** A paid booking whose time has come, with the people of both sides. */
async function bookAndWait(
  { as, db, advance, settle }: TestApi,
  terms: Parameters<typeof buildBusiness>[1] = {},
) {
  const team = await buildBusiness(db, terms);
  const { booking, customer } = await bookHour(db, { team });
  await payForBooking(db, booking);
  await confirmBooking(db, { id: team.ownerId }, booking.id);
  await advance(booking.startsAt.getTime() + minutesMs(20) - clock.now().getTime());
  await settle();
  const asCustomer = as(await signedInAgain(db, customer));
  const asSeller = as(await signedInAgain(db, { id: team.ownerId }));
  return { booking, customer, asCustomer, asSeller, params: { booking_id: booking.id } };
}

/** A no-show that its customer has contested. */
async function contest(api: TestApi, terms: Parameters<typeof buildBusiness>[1] = {}) {
  const made = await bookAndWait(api, terms);
  const { asSeller, asCustomer, params } = made;
  await asSeller.call(contract.markNoShow, { params });
  const dispute = await asCustomer.call(beautyBookings.dispute, { params, body: complaint });
  return { ...made, dispute };
}

describe('a customer who has not come', () => {
  test.each([
    ['all of a price', { payment: 'at-booking', no_show_percent: 0 }, 0, 10_000],
    ['half of a price', { payment: 'at-booking', no_show_percent: 50 }, 5_000, 5_000],
    ['nothing', { payment: 'at-booking', no_show_percent: 100 }, 10_000, 0],
    ['a deposit, as far as it goes', { payment: 'deposit', no_show_percent: 50 }, 0, 2_000],
    ['a part of a deposit', { payment: 'deposit', no_show_percent: 90 }, 1_000, 1_000],
  ] as const)('leaves %s to the seller, as both were told before', async (_what, terms, refund, kept) => {
    const api = await startApi();
    const { asSeller, params } = await bookAndWait(api, { ...terms, deposit_percent: 20 });

    const { if_no_show: quote } = await asSeller.call(contract.getBooking, { params });
    const missed = await asSeller.call(contract.markNoShow, { params });
    await api.settle();

    expect(quote).toMatchObject({ refund: { cents: refund }, kept: { cents: kept } });
    expect(missed).toMatchObject({ status: 'Cancelled', is_no_show: true, refunded: { cents: refund } });
    expect(await findDifferences(api.db)).toEqual([]);
  });
});

describe('contesting a no-show', () => {
  test('is open for fourteen days, to its customer alone and once', async () => {
    const api = await startApi();
    const { booking, customer, asCustomer, asSeller, params } = await bookAndWait(api);
    await asSeller.call(contract.markNoShow, { params });
    const body = complaint;
    const stranger = api.as(await buildUser(api.db));

    const before = await asCustomer.call(contract.getBooking, { params });
    const seen = await asSeller.call(contract.getBooking, { params });
    const refused = await stranger.send(beautyBookings.dispute, { params, body });
    const both = await Promise.all([
      asCustomer.send(beautyBookings.dispute, { params, body }),
      asCustomer.send(beautyBookings.dispute, { params, body }),
    ]);

    expect(before.moves).toEqual(['dispute', 'hide']);
    expect(Date.parse(before.contest_until ?? '')).toBe(Date.parse(before.cancelled_at ?? '') + daysMs(14));
    expect(seen.moves).toEqual(['hide']);
    expect(refused.envelope.status).toBe(404);
    expect(both.map(({ envelope }) => envelope.status).sort()).toEqual([201, 422]);
    expect(await getBooking(api.db, booking.id)).toMatchObject({
      state: 'Disputed',
      stateBeforeDispute: 'Cancelled',
      customerId: customer.id,
    });
  });

  test('is shown at once on the open pages of both sides', async () => {
    const api = await startApi();
    const { booking, customer } = await contest(api);

    const { rows } = await api.db.execute<{ user_id: string }>(sql`
      select user_id from platform.stream_messages
      where topic = 'booking' and payload = ${JSON.stringify({ booking_id: booking.id, status: 'Disputed' })}::jsonb`);

    expect(rows.map(({ user_id }) => Number(user_id)).sort()).toEqual([customer.id, booking.sellerId].sort());
  });

  test('comes too late after them, and needs money that was kept', async () => {
    const api = await startApi();
    const late = await bookAndWait(api);
    await late.asSeller.call(contract.markNoShow, { params: late.params });
    const free = await bookAndWait(api, { no_show_percent: 100 });
    await free.asSeller.call(contract.markNoShow, { params: free.params });
    const ofFree = await free.asCustomer.call(contract.getBooking, { params: free.params });
    const unkept = await free.asCustomer.send(beautyBookings.dispute, {
      params: free.params,
      body: complaint,
    });
    await api.advance(daysMs(14) + 1);

    const asLate = api.as(await signedInAgain(api.db, late.customer));
    const tooLate = await asLate.send(beautyBookings.dispute, { params: late.params, body: complaint });

    expect(ofFree.moves).toEqual(['hide']);
    expect([unkept.envelope.status, tooLate.envelope.status]).toEqual([422, 422]);
    expect((await asLate.call(contract.getBooking, { params: late.params })).moves).toEqual(['hide']);
  });

  test('is not possible for what was cancelled otherwise', async () => {
    const api = await startApi();
    const { asSeller, asCustomer, params } = await bookAndWait(api);
    await asSeller.call(beautyBookings.cancel, { params, body: { reason: 'Ill' } });

    const refused = await asCustomer.send(beautyBookings.dispute, { params, body: complaint });

    expect(refused.envelope.status).toBe(422);
  });

  test('is answered by the seller while the fee is held', async () => {
    const api = await startApi();
    const { asSeller, params, dispute } = await contest(api);

    const answered = await asSeller.call(beautyBookings.replyDispute, {
      params,
      body: { comment: 'We waited at the door.' },
    });

    expect(dispute).toMatchObject({ amount: { cents: 10_000 } });
    expect(answered.status).toBe('seller-replied');
  });

  test.each([
    ['customer', undefined, { isNoShow: false }, 10_000],
    ['seller', undefined, { isNoShow: true }, 0],
    ['split', 4_000, { isNoShow: true }, 4_000],
  ] as const)(
    'ends for the %s with the fee where it belongs',
    async (decision, splitCents, ending, refunded) => {
      const api = await startApi();
      const admin = await buildUser(api.db, { isAdmin: true });
      const { booking, asCustomer, params, dispute } = await contest(api);

      await resolveDispute(api.db, admin, dispute.dispute_id, { decision, splitCents, note: 'Looked into' });
      await api.settle();

      expect(await getBooking(api.db, booking.id)).toMatchObject({ state: 'Cancelled', ...ending });
      const after = await asCustomer.call(contract.getBooking, { params });
      expect(after.refunded.cents).toBe(refunded);
      expect(after.moves).toEqual(['hide']);
      expect(await findDifferences(api.db)).toEqual([]);
    },
  );

  test('of a deposit gives back the deposit, and of half a price the other half', async () => {
    const api = await startApi();
    const admin = await buildUser(api.db, { isAdmin: true });
    const deposit = await contest(api, { payment: 'deposit', deposit_percent: 20 });
    const half = await contest(api, { no_show_percent: 50 });
    const verdict = { decision: 'customer', note: 'Looked into' } as const;

    await resolveDispute(api.db, admin, deposit.dispute.dispute_id, verdict);
    await resolveDispute(api.db, admin, half.dispute.dispute_id, verdict);
    await api.settle();

    const asHalf = api.as(await signedInAgain(api.db, half.customer));
    const ofDeposit = await asHalf.call(contract.getBooking, { params: half.params });
    expect(deposit.dispute.amount.cents).toBe(2_000);
    expect(half.dispute.amount.cents).toBe(5_000);
    expect(ofDeposit.refunded.cents).toBe(10_000);
    expect(await findDifferences(api.db)).toEqual([]);
  });

  test('that is withdrawn leaves the booking as it was', async () => {
    const api = await startApi();
    const { booking, customer } = await contest(api);
    const known = (await findDisputesOf(api.db, bookingKind, [booking.id])).get(booking.id);

    await withdrawDispute(api.db, customer, known?.id ?? 0);
    await api.settle();

    expect(await getBooking(api.db, booking.id)).toMatchObject({ state: 'Cancelled', isNoShow: true });
    expect(await findDifferences(api.db)).toEqual([]);
  });
});
