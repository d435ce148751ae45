import { type BookingState, bookingKinds } from '@souk/contract/modules/bookings/statuses';
import { eq } from 'drizzle-orm';
import { clock, hoursMs } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import type { RowBuilder, RowBuilders } from '../../testing/row-builder.ts';
import { buildTeam } from '../availability/testing.ts';
import { getUser } from '../identity/index.ts';
import { buildUser } from '../identity/testing.ts';
import { createPaymentProviders } from '../payments/index.ts';
import { findSale, milestones, type NewLine, type PaymentPlan } from '../sales/index.ts';
import { settleCheckout } from '../sales/testing.ts';
import { getBooking } from './bookings/booking.queries.ts';
import { type BookingRow, bookings } from './bookings/booking.tables.ts';
import { cancelBooking } from './bookings/cancel-booking.ts';
import { completeBooking } from './bookings/complete-booking.ts';
import { confirmBooking } from './bookings/confirm-booking.ts';
import { disputeBooking } from './bookings/dispute-booking.ts';
import { finishJob } from './bookings/finish-job.ts';
import { makeBooking, type WantedBooking } from './bookings/make-booking.ts';
import { payBooking } from './bookings/pay-booking.ts';
import { startBooking } from './bookings/start-booking.ts';
import { saveTerms } from './terms/save-terms.ts';
import { proposeWorkChange } from './work-changes/propose-work-change.ts';

const config = readConfig({ NODE_ENV: 'test' });

/** An hour's massage of a hundred dollars by default. */
export const bookedLine = (cents = 10_000): NewLine => ({
  subjectKind: 'test.service',
  subjectId: 1,
  itemId: 1,
  title: 'Massage',
  options: {},
  unitCents: cents,
  quantity: 1,
  totalCents: cents,
  gstCents: Math.round(cents / 11),
  isGstFree: false,
});

type TermsForm = Parameters<typeof saveTerms>[2];

export const usual: TermsForm = {
  payment: 'at-booking',
  deposit_percent: 20,
  confirmation: 'by-hand',
  answer_hours: 48,
  cancellation: 'moderate',
  cancellation_steps: [],
  no_show_percent: 0,
};

/** A business with so many people, who work from nine to five, and its terms. */
export async function buildBusiness(db: Db, terms: Partial<TermsForm> = {}, people = 1) {
  const team = await buildTeam(db, people);
  await saveTerms(db, { id: team.ownerId }, { ...usual, ...terms });
  return team;
}

interface BookingOptions {
  team?: Awaited<ReturnType<typeof buildBusiness>>;
  terms?: Partial<TermsForm>;
  customer?: { id: number };
  cents?: number;
  /** Ten o'clock on the Monday after next by default. */
  startsAt?: Date;
  kind?: WantedBooking['kind'];
  /** By which plan it is paid, where both sides have agreed on a quote. */
  plan?: PaymentPlan;
}

/** A booking of one hour of somebody in a team, made by the real verb. */
export async function bookHour(db: Db, options: BookingOptions = {}) {
  const team = options.team ?? (await buildBusiness(db, options.terms));
  const customer = options.customer ?? (await buildUser(db));
  const startsAt = options.startsAt ?? team.at('10:00');
  const booking = await db.transaction((tx) =>
    makeBooking(tx, {
      kind: options.kind ?? 'beauty',
      sellerId: team.ownerId,
      customer: { id: customer.id },
      title: 'Massage',
      lines: [bookedLine(options.cents)],
      needs: team.ids.length === 0 ? [] : [{ anyOf: team.ids, parts: [{ fromMinutes: 0, toMinutes: 60 }] }],
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3_600_000),
      ...(options.plan && { agreed: { plan: options.plan, isSellersTime: false } }),
    }),
  );
  return { team, customer, booking };
}

/** Pays a booking's checkout with a simulator card and runs the reaction to a payment that succeeded at once. */
export async function payForBooking(db: Db, booking: BookingRow, stripeToken = 'tok_visa'): Promise<void> {
  const customer = { id: booking.customerId ?? 0 };
  const pay = { payment_method: 'card', stripeToken } as const;
  const wanted = { bookingId: booking.id, pay };
  const { state } = await payBooking(db, createPaymentProviders(config, db), customer, wanted);
  if (state !== 'succeeded') return;
  const sale = await findSale(db, booking.id);
  if (sale) await settleCheckout(db, sale.checkoutId);
}

const sellerOf = ({ sellerId }: BookingRow) => ({ id: sellerId });
const customerOf = ({ customerId }: BookingRow) => ({ id: customerId ?? 0 });
const complaint = { reason: 'Something else', comment: 'It was over after half an hour.' };

/** Its time has come: work does not begin days before. */
async function startNow(db: Db, booking: BookingRow): Promise<void> {
  const now = clock.now();
  const time = { startsAt: now, endsAt: new Date(now.getTime() + hoursMs(1)) };
  await db.update(bookings).set(time).where(eq(bookings.id, booking.id));
  await startBooking(db, sellerOf(booking), booking.id);
}

/** What it takes to reach each state from the one before. */
const steps: [BookingState, (db: Db, booking: BookingRow) => Promise<unknown>][] = [
  ['Pending', (db, booking) => payForBooking(db, booking)],
  ['Accepted-Paid', (db, booking) => confirmBooking(db, sellerOf(booking), booking.id)],
  ['Inprocess', startNow],
  ['Job-Done', (db, booking) => finishJob(db, sellerOf(booking), booking.id)],
  ['Completed', (db, booking) => completeBooking(db, customerOf(booking), booking.id)],
];

/** A paid booking, brought to its state by the real verbs; a request that waits for its seller by default. */
export async function buildBooking(
  db: Db,
  { state = 'Pending', ...options }: BookingOptions & { state?: BookingState } = {},
) {
  const made = await bookHour(db, options);
  const goal = state === 'Disputed' || state === 'Cancelled' ? 'Accepted-Paid' : state;
  for (const [reached, step] of steps) {
    await step(db, made.booking);
    if (reached === goal) break;
  }
  const { id } = made.booking;
  if (state === 'Disputed') await disputeBooking(db, made.customer, id, complaint);
  if (state === 'Cancelled') await cancelBooking(db, made.customer, id, { reason: 'No time' });
  return { ...made, booking: await getBooking(db, id) };
}

/** A booking of this kind that its owner sees: as its customer, or as its seller where they have a business. */
const rowOf =
  (kind: WantedBooking['kind']): RowBuilder =>
  async ({ db, owner }) => {
    const { sellerType } = await getUser(db, owner.id);
    if (sellerType === 'private') return (await bookHour(db, { customer: owner, kind })).booking.id;
    const team = await buildTeam(db, 1, { owner });
    await saveTerms(db, owner, { ...usual, payment: 'after-confirming' });
    return (await bookHour(db, { team, kind })).booking.id;
  };

const halves = milestones([
  { label: 'Start', percent: 50 },
  { label: 'End', percent: 50 },
]);

/** A change of a quoted booking that its owner sees, as its customer or its seller. */
const workChangeOf: RowBuilder = async ({ db, owner }) => {
  const { sellerType } = await getUser(db, owner.id);
  const isCustomer = sellerType === 'private';
  const whose = isCustomer ? { customer: owner } : { team: await buildTeam(db, 1, { owner }) };
  const { booking } = await bookHour(db, { ...whose, kind: 'handyman', plan: halves });
  await payForBooking(db, booking);
  const form = { items: [], extra_days: 1 };
  return (await proposeWorkChange(db, { id: booking.sellerId }, booking.id, form)).id;
};

export const bookingsRows: RowBuilders = {
  'bookings.work-change': workChangeOf,
  'bookings.booking': rowOf('beauty'),
  ...Object.fromEntries(bookingKinds.map((kind) => [`bookings.${kind}-booking`, rowOf(kind)])),
};
