import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clock, hoursMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { findDifferences } from '../../payments/testing.ts';
import { findSale, milestones, quoteCancellation } from '../../sales/index.ts';
import { saleFaults } from '../../sales/testing.ts';
import { bookHour, payForBooking } from '../testing.ts';
import { getBooking } from './booking.queries.ts';
import { orRefused } from './booking-acts.testing.ts';
import { cancelBooking } from './cancel-booking.ts';
import { confirmBooking } from './confirm-booking.ts';
import { presentBookingDetail } from './detail.present.ts';
import { markNoShow } from './mark-no-show.ts';
import { startBooking } from './start-booking.ts';

/** Bookings called off on a real database; SAID_REFUNDS sets how many. */
const runs = Number(process.env.SAID_REFUNDS ?? 30);

/** Steps of the seller's own, each later one giving back no more. */
const ownSteps = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 320 }), { minLength: 0, maxLength: 4 }),
    fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 4 }),
  )
  .map(([hours, percents]) => {
    const falling = percents.toSorted((one, other) => other - one);
    return hours
      .toSorted((one, other) => other - one)
      .map((hours_before, at) => ({ hours_before, refund_percent: falling[at] ?? 0 }));
  });

const cases = fc.record({
  cancellation: fc.constantFrom('flexible', 'moderate', 'strict', 'own', 'own'),
  cancellation_steps: ownSteps,
  payment: fc.constantFrom('at-booking', 'deposit', 'after-confirming', 'on-the-spot', 'quoted'),
  deposit_percent: fc.integer({ min: 1, max: 99 }),
  no_show_percent: fc.integer({ min: 0, max: 100 }),
  confirmation: fc.constantFrom('at-once', 'by-hand'),
  cents: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1000, max: 900_000 })),
  /** How far the booking got before it is called off. */
  isPaid: fc.boolean(),
  isConfirmed: fc.boolean(),
  isStarted: fc.boolean(),
  /** How much of what falls due later is paid as well. */
  laterShares: fc.nat(2),
  /** Or at once, before anything has expired. */
  hoursBefore: fc.oneof(fc.integer({ min: -2, max: 330 }), fc.constant(10_000)),
  by: fc.constantFrom('customer', 'customer', 'seller', 'no-show'),
});
type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never;

const steps = [
  { label: 'Design', percent: 33 },
  { label: 'Build', percent: 33 },
  { label: 'Launch', percent: 34 },
];

const { db, advance, settle } = await startApi();

/** A booking as far as a case says, at its time before the start. */
async function bring(one: Case) {
  const { payment, cents, isPaid, isConfirmed, isStarted, laterShares, hoursBefore, by: _by, ...terms } = one;
  const isQuoted = payment === 'quoted';
  const made = await bookHour(db, {
    cents,
    terms: { ...terms, payment: isQuoted ? 'at-booking' : payment, answer_hours: 72 },
    ...(isQuoted && { plan: milestones(steps) }),
  });
  const { booking, team } = made;
  if (isPaid) await orRefused(payForBooking(db, booking));
  if (isConfirmed) await orRefused(confirmBooking(db, { id: team.ownerId }, booking.id));
  if (isPaid) for (let n = 0; n < laterShares; n += 1) await orRefused(payForBooking(db, booking));
  await settle();
  const until = booking.startsAt.getTime() - hoursMs(hoursBefore) - clock.now().getTime();
  await advance(Math.max(0, until));
  if (isStarted) await orRefused(startBooking(db, { id: team.ownerId }, booking.id));
  return made;
}

const refundedOf = async (id: number) => (await findSale(db, id))?.refundedCents ?? 0;

/** What the case is told to come back, or nothing where it cannot be called off. */
async function saidTo({ by }: Case, id: number): Promise<number | undefined> {
  const booking = await getBooking(db, id);
  const side = by === 'customer' ? 'customer' : 'seller';
  // Nobody shows a seller what its customer has not paid yet.
  if (side === 'seller' && booking.announcedAt === null) return undefined;
  const { moves, if_cancelled: said } = await presentBookingDetail(db, booking, side);
  if (by !== 'no-show') return said?.refund.cents;
  const sale = await findSale(db, id);
  if (!moves.includes('no-show')) return undefined;
  return sale ? (await quoteCancellation(db, sale, 'no-show')).refundCents : 0;
}

test(
  'whatever the policy, the plan, the time and the state: the refund that is shown is the one that is made',
  async () => {
    await fc.assert(
      fc.asyncProperty(cases, async (one) => {
        const { booking, customer, team } = await bring(one);
        const { id } = booking;
        const said = await saidTo(one, id);
        const [before, user] = [
          await refundedOf(id),
          one.by === 'customer' ? customer : { id: team.ownerId },
        ];
        const wish = { reason: 'History', quotedCents: said };

        const calledOff = await orRefused(
          one.by === 'no-show' ? markNoShow(db, user, id) : cancelBooking(db, user, id, wish),
        );
        await settle();

        expect(calledOff !== undefined).toBe(said !== undefined);
        expect((await refundedOf(id)) - before).toBe(said ?? 0);
      }),
      { numRuns: runs, endOnFailure: true },
    );
    expect(await findDifferences(db)).toEqual([]);
    expect(await saleFaults(db)).toEqual({});
  },
  60_000 + runs * 3_000,
);
