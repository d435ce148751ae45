import * as contract from '@souk/contract/modules/bookings/bookings';
import { beautyBookings } from '@souk/contract/modules/bookings/families';
import { listEntries } from '@souk/contract/modules/calendar/entries';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs, minutesMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { dayOf } from '../../../platform/period.ts';
import { startApi } from '../../../testing/start-api.ts';
import { signedInAgain } from '../../identity/testing.ts';
import { bookedLine, bookHour, buildBooking, buildBusiness, payForBooking } from '../testing.ts';
import { getBooking } from './booking.queries.ts';
import { cancelBooking } from './cancel-booking.ts';
import { confirmBooking } from './confirm-booking.ts';
import { declineBooking } from './decline-booking.ts';
import { hideBooking } from './hide-booking.ts';
import { makeBooking } from './make-booking.ts';

/** What calendars should have of all bookings and do not, and what they have and should not. */
async function differences(db: Db) {
  const { rows } = await db.execute(sql`
    with wanted as (
      select side.user_id, b.id, b.title, side.who, side.path || b.id as path, b.starts_at, b.ends_at,
        case when b.state in ('Pending', 'Amount-Paid-Pending') then 'tentative' else 'confirmed' end as state
      from bookings.bookings b cross join lateral (values
        (b.customer_id, b.seller_name, '/my-bookings/detail/', b.customer_id is not null and not b.hidden_for_customer),
        (b.seller_id, b.customer_name, '/business-bookings/detail/',
          b.announced_at is not null and not b.hidden_for_seller)
      ) as side (user_id, who, path, is_seen)
      where side.is_seen and b.state not in ('Rejected', 'Cancelled', 'Expired')
    ), found as (
      select user_id, subject_id, title, who, path, starts_at, ends_at, state
      from calendar.entries where subject_kind = 'bookings.booking'
    )
    (select 'missing' as what, * from wanted except select 'missing', * from found)
    union all
    (select 'surplus', * from found except select 'surplus', * from wanted)`);
  return rows;
}

const kindsOf = async (db: Db, id: number) => {
  const { rows } = await db.execute<{ user_id: number; state: string; sequence: number }>(
    sql`select user_id, state, sequence from calendar.entries where subject_id = ${id} order by user_id`,
  );
  return rows.map(({ state }) => state);
};

describe('the calendars of both sides', () => {
  test('never differ from the bookings, whatever becomes of them', async () => {
    const { db, as, advance } = await startApi();
    const team = await buildBusiness(db, {}, 2);
    const seller = { id: team.ownerId };
    const found: unknown[] = [];
    const check = async () => found.push(...(await differences(db)));

    for (const state of [
      'Pending',
      'Accepted-Paid',
      'Inprocess',
      'Job-Done',
      'Completed',
      'Disputed',
    ] as const) {
      await buildBooking(db, { state });
      await check();
    }
    const { booking, customer } = await bookHour(db, { team });
    await check();
    await payForBooking(db, booking);
    await check();
    await confirmBooking(db, seller, booking.id);
    await check();
    const params = { booking_id: booking.id };
    const body = { date: dayOf(team.at('13:00'), 'Australia/Sydney'), time: '13:00' };
    await as(await signedInAgain(db, customer)).call(beautyBookings.reschedule, { params, body });
    await check();
    const bySeller = as(await signedInAgain(db, seller));
    await bySeller.call(contract.answerProposal, { params, body: { answer: 'accept' } });
    await check();
    const moved = await getBooking(db, booking.id);
    await cancelBooking(db, customer, booking.id, { reason: 'No time' });
    await check();
    await hideBooking(db, customer, booking.id);
    const declined = await buildBooking(db, { team, startsAt: team.at('15:00') });
    await declineBooking(db, seller, declined.booking.id, 'Full');
    await check();
    const completed = await buildBooking(db, { team, state: 'Completed', startsAt: team.at('16:00') });
    await hideBooking(db, completed.customer, completed.booking.id);
    await check();
    await bookHour(db, { team, startsAt: team.at('11:00') });
    await advance(daysMs(3));
    await check();

    expect(found).toEqual([]);
    expect(moved.startsAt).toEqual(team.at('13:00'));
    expect(await kindsOf(db, booking.id)).toEqual([]);
    expect(await kindsOf(db, completed.booking.id)).toEqual(['confirmed']);
  });

  test('have a walk-in on the side of the seller alone', async () => {
    const { db } = await startApi();
    const team = await buildBusiness(db);
    const startsAt = team.at('10:00');

    const booking = await db.transaction((tx) =>
      makeBooking(tx, {
        kind: 'beauty',
        sellerId: team.ownerId,
        customer: { name: 'Rosa Walker', phone: null },
        title: 'Massage',
        lines: [bookedLine()],
        needs: [],
        startsAt,
        endsAt: new Date(startsAt.getTime() + minutesMs(60)),
      }),
    );

    expect(await kindsOf(db, booking.id)).toEqual(['confirmed']);
    expect(await differences(db)).toEqual([]);
  });

  test('show each side the other, and its own page', async () => {
    const { db, as } = await startApi();
    const { booking, customer, team } = await buildBooking(db, { state: 'Accepted-Paid' });
    const query = { month: dayOf(booking.startsAt, 'Australia/Sydney').slice(0, 7) };

    const [mine] = await as(await signedInAgain(db, customer)).call(listEntries, { query });
    const [theirs] = await as(await signedInAgain(db, { id: team.ownerId })).call(listEntries, { query });

    expect(mine).toMatchObject({
      kind: 'booking',
      booking_id: booking.id,
      who: booking.sellerName,
      path: `/my-bookings/detail/${booking.id}`,
      state: 'confirmed',
    });
    expect(theirs).toMatchObject({
      who: booking.customerName,
      path: `/business-bookings/detail/${booking.id}`,
      start_time: '10:00',
      end_time: '11:00',
    });
  });
});
