import * as contract from '@souk/contract/modules/bookings/bookings';
import { bookingFamilies } from '@souk/contract/modules/bookings/families';
import {
  type BookingKind,
  type BookingState,
  bookingStates,
  bookingTimes,
} from '@souk/contract/modules/bookings/statuses';
import type { SellerType } from '@souk/contract/shared/seller-types';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { clock, hoursMs } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/period.ts';
import type { Client } from '../../../testing/client.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { timeOf } from '../../availability/index.ts';
import { findDisputesOf, resolveDispute } from '../../disputes/index.ts';
import { users } from '../../identity/index.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { findDifferences } from '../../payments/testing.ts';
import { businessProfiles } from '../../sellers/index.ts';
import { bookHour, buildBooking } from '../testing.ts';
import { bookingKind, timeReturning } from './booking.life.ts';
import { claimantOf, getBooking } from './booking.queries.ts';
import type { BookingRow } from './booking.tables.ts';
import { cancelBooking } from './cancel-booking.ts';
import { confirmBooking } from './confirm-booking.ts';
import { declineBooking } from './decline-booking.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

type Family = (typeof bookingFamilies)[number];
const sellerTypeOf: Record<BookingKind, SellerType> = {
  spa: 'spa',
  beauty: 'beauty',
  handyman: 'handyman',
  events: 'events',
};
const free = { payment: 'on-the-spot' } as const;

type Built = Awaited<ReturnType<typeof bookHour>>;

/** How each state of the specification is reached. */
const ways: Record<BookingState, (kind: BookingKind) => Promise<Built>> = {
  Pending: (kind) => bookHour(api.db, { kind, terms: { payment: 'after-confirming' } }),
  Accepted: async (kind) => {
    const made = await bookHour(api.db, { kind, terms: free });
    await confirmBooking(api.db, { id: made.team.ownerId }, made.booking.id);
    return made;
  },
  Rejected: async (kind) => {
    const made = await bookHour(api.db, { kind, terms: free });
    await declineBooking(api.db, { id: made.team.ownerId }, made.booking.id, 'On leave');
    return made;
  },
  'Amount-Paid-Pending': async (kind) => {
    const made = await bookHour(api.db, { kind, terms: { payment: 'after-confirming' } });
    await confirmBooking(api.db, { id: made.team.ownerId }, made.booking.id);
    return made;
  },
  'Accepted-Paid': (kind) => buildBooking(api.db, { kind, state: 'Accepted-Paid' }),
  Inprocess: (kind) => buildBooking(api.db, { kind, state: 'Inprocess' }),
  'Job-Done': (kind) => buildBooking(api.db, { kind, state: 'Job-Done' }),
  Completed: (kind) => buildBooking(api.db, { kind, state: 'Completed' }),
  Disputed: (kind) => buildBooking(api.db, { kind, state: 'Disputed' }),
  Cancelled: async (kind) => {
    const made = await bookHour(api.db, { kind, terms: free });
    await cancelBooking(api.db, made.customer, made.booking.id, { reason: 'No time' });
    return made;
  },
  Expired: async (kind) => {
    const made = await bookHour(api.db, { kind, terms: { ...free, answer_hours: 1 } });
    await api.advance(hoursMs(1) + 1);
    return made;
  },
};

interface Stage {
  family: Family;
  booking: BookingRow;
  customer: Client;
  seller: Client;
}

async function stageOf(family: Family, state: BookingState): Promise<Stage> {
  const { booking, customer, team } = await ways[state](family.kind);
  const sellerType = sellerTypeOf[family.kind];
  await api.db.update(users).set({ sellerType }).where(eq(users.id, team.ownerId));
  const ofSeller = eq(businessProfiles.userId, team.ownerId);
  await api.db
    .update(businessProfiles)
    .set({ sellerType: sellerType as 'spa' })
    .where(ofSeller);
  return {
    family,
    booking: await getBooking(api.db, booking.id),
    customer: api.as(await signedInAgain(api.db, customer)),
    seller: api.as(await signedInAgain(api.db, { id: team.ownerId })),
  };
}

const params = ({ booking }: Stage) => ({ booking_id: booking.id });
const later = ({ booking }: Stage) => {
  const date = dayOf(new Date(booking.startsAt.getTime() + hoursMs(24)), 'Australia/Sydney');
  return { date, time: '14:00' };
};
const complaint = { reason: 'Something else', comment: 'It was over after half an hour.' };
const card = { payment_method: 'card', stripeToken: 'tok_visa' } as const;
const reason = 'Walked';

/** Every call that moves a booking, as the side that may make it. */
const calls = {
  confirm: (on: Stage) => on.seller.send(on.family.confirm, { params: params(on) }),
  decline: (on: Stage) => on.seller.send(on.family.decline, { params: params(on), body: { reason } }),
  'cancel by the customer': (on: Stage) =>
    on.customer.send(on.family.cancel, { params: params(on), body: { reason } }),
  'cancel by the seller': (on: Stage) =>
    on.seller.send(on.family.cancel, { params: params(on), body: { reason } }),
  'move by the customer': (on: Stage) =>
    on.customer.send(on.family.reschedule, { params: params(on), body: later(on) }),
  'move by the seller': (on: Stage) =>
    on.seller.send(on.family.reschedule, { params: params(on), body: later(on) }),
  repay: (on: Stage) => on.customer.send(on.family.repay, { params: params(on), body: card }),
  start: (on: Stage) => on.seller.send(contract.startBooking, { params: params(on) }),
  'job-done': (on: Stage) => on.seller.send(contract.finishJob, { params: params(on) }),
  complete: (on: Stage) => on.customer.send(contract.completeBooking, { params: params(on) }),
  dispute: (on: Stage) => on.customer.send(on.family.dispute, { params: params(on), body: complaint }),
  'no-show': (on: Stage) => on.seller.send(contract.markNoShow, { params: params(on) }),
  hide: (on: Stage) => on.customer.send(on.family.hide, { params: params(on) }),
};
type CallName = keyof typeof calls;

/** Where each call leads before the start; what is missing is refused. A proposal leaves the state as it is. */
const leads: Record<BookingState, Partial<Record<CallName, BookingState>>> = {
  Pending: {
    confirm: 'Amount-Paid-Pending',
    decline: 'Rejected',
    'cancel by the customer': 'Cancelled',
    'move by the customer': 'Pending',
  },
  Accepted: {
    start: 'Inprocess',
    'cancel by the customer': 'Cancelled',
    'cancel by the seller': 'Cancelled',
    'move by the customer': 'Accepted',
    'move by the seller': 'Accepted',
  },
  'Amount-Paid-Pending': {
    repay: 'Accepted-Paid',
    'cancel by the customer': 'Cancelled',
    'cancel by the seller': 'Cancelled',
  },
  'Accepted-Paid': {
    start: 'Inprocess',
    'cancel by the customer': 'Cancelled',
    'cancel by the seller': 'Cancelled',
    'move by the customer': 'Accepted-Paid',
    'move by the seller': 'Accepted-Paid',
    dispute: 'Disputed',
  },
  Inprocess: { 'job-done': 'Job-Done', dispute: 'Disputed' },
  'Job-Done': { complete: 'Completed', dispute: 'Disputed' },
  Completed: { dispute: 'Disputed', hide: 'Completed' },
  Disputed: {},
  Rejected: { hide: 'Rejected' },
  Cancelled: { hide: 'Cancelled' },
  Expired: { hide: 'Expired' },
};

/** The hour has come at which work may begin. */
async function onTheDay(stage: Stage): Promise<Stage> {
  const { startsAt, sellerId } = stage.booking;
  await api.advance(startsAt.getTime() - hoursMs(bookingTimes.startHoursBefore) - clock.now().getTime());
  return { ...stage, seller: api.as(await signedInAgain(api.db, { id: sellerId })) };
}

const names = Object.keys(calls) as CallName[];
const stateOf = async ({ booking }: Stage) => (await getBooking(api.db, booking.id)).state;

describe.each(bookingFamilies.map((family) => [family.kind, family] as const))('%s', (_kind, family) => {
  test.each(bookingStates)(
    'in %s goes where the specification lets it, and nowhere else',
    async (state) => {
      const refusing = await stageOf(family, state);
      for (const name of names.filter((one) => !leads[state][one])) {
        const { envelope } = await calls[name](refusing);
        expect([name, envelope.status]).toEqual([name, 422]);
        expect([name, await stateOf(refusing)]).toEqual([name, state]);
      }
      for (const name of names) {
        const next = leads[state][name];
        if (!next) continue;
        const stage = await stageOf(family, state);
        const { envelope } = await calls[name](name === 'start' ? await onTheDay(stage) : stage);
        if (name === 'repay') await api.settle();
        expect([name, envelope.status, await stateOf(stage)]).toEqual([name, envelope.status, next]);
        expect(envelope.status).toBeLessThan(300);
        const live = await timeOf(api.db, [claimantOf(stage.booking)]);
        expect([name, live.length]).toEqual([name, timeReturning.includes(next) ? 0 : 1]);
      }
      expect(await findDifferences(api.db)).toEqual([]);
    },
    120_000,
  );

  test.each([
    ['Pending', 48, 'Expired'],
    ['Amount-Paid-Pending', bookingTimes.payHours, 'Expired'],
  ] as const)(
    'in %s ends after %d hours without an answer, not before',
    async (state, hours, next) => {
      const stage = await stageOf(family, state);

      await api.advance(hoursMs(hours) - 60_000);
      const before = await stateOf(stage);
      await api.advance(60_001);

      expect([before, await stateOf(stage)]).toEqual([state, next]);
      expect(await timeOf(api.db, [claimantOf(stage.booking)])).toEqual([]);
    },
    60_000,
  );

  test.each(['Accepted', 'Accepted-Paid', 'Inprocess'] as const)(
    'in %s counts as done a day after its end, and as completed three days later',
    async (state) => {
      const stage = await stageOf(family, state);
      const doneAt = stage.booking.endsAt.getTime() + hoursMs(bookingTimes.elapseHours);

      await api.advance(doneAt - 60_000 - clock.now().getTime());
      const before = await stateOf(stage);
      await api.advance(60_001);
      const elapsed = await stateOf(stage);
      await api.advance(hoursMs(bookingTimes.confirmHours) + 1);

      expect([before, elapsed, await stateOf(stage)]).toEqual([state, 'Job-Done', 'Completed']);
    },
    60_000,
  );

  test('in Accepted-Paid can be marked as a no-show once it should have begun', async () => {
    const stage = await stageOf(family, 'Accepted-Paid');
    await api.advance(stage.booking.startsAt.getTime() + 1 - clock.now().getTime());
    const { seller } = { seller: api.as(await signedInAgain(api.db, { id: stage.booking.sellerId })) };

    const { envelope } = await calls['no-show']({ ...stage, seller });

    expect([envelope.status, await stateOf(stage)]).toEqual([200, 'Cancelled']);
  });

  test.each([
    ['seller', 'Completed'],
    ['customer', 'Cancelled'],
  ] as const)('in Disputed ends as is decided: for the %s', async (decision, next) => {
    const stage = await stageOf(family, 'Disputed');
    const admin = await buildUser(api.db, { isAdmin: true });
    const { id } = stage.booking;
    const known = (await findDisputesOf(api.db, bookingKind, [id])).get(id);

    await resolveDispute(api.db, admin, known?.id ?? 0, { decision, splitCents: undefined, note: 'Seen' });
    await api.settle();

    expect(await stateOf(stage)).toBe(next);
  });
});
