import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clock, daysMs, hoursMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { cashOf, findDifferences, openReadyAccount, payOutAll } from '../../payments/testing.ts';
import { buildBusiness } from '../testing.ts';
import { countComing, getBooking } from './booking.queries.ts';
import { type Act, act, doAct, type Stage } from './booking-acts.testing.ts';
import { bookingFaults, endedFaults } from './booking-books.testing.ts';

/** Histories played on a real database; BOOKING_HISTORIES sets how many. */
const histories = Number(process.env.BOOKING_HISTORIES ?? 12);

/** What the counter in the header should say, found by looking at every booking. */
async function comingOf({ api, bookingIds }: Stage, { id }: { id: number }): Promise<number> {
  const made = await Promise.all(bookingIds.map((bookingId) => getBooking(api.db, bookingId)));
  const open = new Set(['Pending', 'Amount-Paid-Pending', 'Accepted', 'Accepted-Paid']);
  return made.filter(({ customerId, sellerId, announcedAt, state, startsAt }) => {
    const isSeen = customerId === id || (sellerId === id && announcedAt !== null);
    return isSeen && open.has(state) && startsAt > clock.now();
  }).length;
}

async function play(stage: Stage, acts: readonly Act[]): Promise<void> {
  const { db, advance } = stage.api;
  for (const one of acts) {
    await doAct(stage, one);
    expect(await bookingFaults(db)).toEqual({});
  }
  for (const user of [...stage.customers, ...stage.teams.map(({ ownerId }) => ({ id: ownerId }))]) {
    const { rows } = await db.execute(countComing(user.id));
    expect(Number(rows[0]?.count)).toBe(await comingOf(stage, user));
  }
  // Long enough for every timer of a booking, for banks to decide, and for refunds that are tried again.
  for (const days of [10, 10, 10, 30]) await advance(daysMs(days));
  await payOutAll(db);
  for (const hours of [72, 2, 2]) await advance(hoursMs(hours));
}

test(
  'random histories of bookings leave time, money and counters in agreement, and give back what was said before',
  async () => {
    const api = await startApi();
    const { db } = api;
    const admin = await buildUser(db, { isAdmin: true });

    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 24 }), async (acts) => {
        const teams = [await buildBusiness(db), await buildBusiness(db, {}, 2)];
        for (const { ownerId } of teams)
          await openReadyAccount(api, await signedInAgain(db, { id: ownerId }));
        const customers = [await buildUser(db), await buildUser(db), await buildUser(db)];
        const stage: Stage = { api, admin, customers, teams, bookingIds: [] };

        await play(stage, acts);

        expect(await endedFaults(db)).toEqual({});
        expect(await findDifferences(db)).toEqual([]);
        const { oursCents, providersCents } = await cashOf(db);
        expect(oursCents).toBe(providersCents);
      }),
      { numRuns: histories, endOnFailure: true },
    );
  },
  60_000 + histories * 5_000,
);
