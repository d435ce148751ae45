import fc from 'fast-check';
import { expect } from 'vitest';
import { hoursMs } from '../../../platform/clock.ts';
import { Problem } from '../../../platform/errors.ts';
import type { TestApi } from '../../../testing/start-api.ts';
import { findDisputesOf, resolveDispute, withdrawDispute } from '../../disputes/index.ts';
import { payOutAll } from '../../payments/testing.ts';
import { findSale } from '../../sales/index.ts';
import { answerProposal } from '../proposals/answer-proposal.ts';
import { rescheduleBooking } from '../proposals/reschedule-booking.ts';
import { saveTerms } from '../terms/save-terms.ts';
import { bookHour, type buildBusiness, payForBooking, usual } from '../testing.ts';
import { bookingKind } from './booking.life.ts';
import { sideOf } from './booking.policy.ts';
import { getBooking } from './booking.queries.ts';
import type { BookingRow } from './booking.tables.ts';
import { cancelBooking } from './cancel-booking.ts';
import { completeBooking } from './complete-booking.ts';
import { confirmBooking } from './confirm-booking.ts';
import { declineBooking } from './decline-booking.ts';
import { presentBookingDetail } from './detail.present.ts';
import { disputeBooking } from './dispute-booking.ts';
import { finishJob } from './finish-job.ts';
import { hideBooking } from './hide-booking.ts';
import { markNoShow } from './mark-no-show.ts';
import { startBooking } from './start-booking.ts';

/** Who acts in a history, and what they have booked. */
export interface Stage {
  api: TestApi;
  admin: { id: number };
  customers: readonly { id: number }[];
  teams: readonly Awaited<ReturnType<typeof buildBusiness>>[];
  bookingIds: number[];
}

const tokens = [
  'tok_visa',
  'tok_visa',
  'tok_visa',
  'tok_visa',
  'tok_declined',
  'tok_timeout',
  'tok_late_webhook',
  'tok_chargeback',
  'tok_chargeback_won',
  'tok_refund_fails',
];
const times = ['10:00', '10:30', '11:00', '15:00'] as const;

const steps = [
  ...(['pay', 'pay', 'confirm', 'confirm', 'decline', 'start', 'finish', 'complete', 'go-on'] as const),
  ...(['move', 'move', 'agree', 'refuse', 'cancel', 'cancel', 'no-show'] as const),
  ...(['dispute', 'dispute', 'resolve', 'withdraw', 'hide', 'hide'] as const),
] as const;
type BookingStep = (typeof steps)[number];

export const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('book' as const),
      who: fc.nat(2),
      where: fc.nat(1),
      day: fc.nat(1),
      time: fc.constantFrom(...times),
      cents: fc.constantFrom(0, 90, 10_000, 12_345),
      payment: fc.constantFrom('at-booking', 'deposit', 'after-confirming', 'on-the-spot'),
      confirmation: fc.constantFrom('at-once', 'by-hand'),
      cancellation: fc.constantFrom('flexible', 'moderate', 'strict'),
      noShowPercent: fc.constantFrom(0, 50, 100),
      token: fc.constantFrom(...tokens),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(...steps),
      booking: fc.nat(7),
      /** Chooses a side, a time or a verdict. */
      nth: fc.nat(999),
      token: fc.constantFrom(...tokens),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      hours: fc.constantFrom(0, 1, 20, 100, 200, 350),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay-out' as const) }) },
);
export type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** Refusals are part of every history; anything else is a bug. */
export const orRefused = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    return undefined;
  });

/** Asks for an hour under changed terms, and often pays for it. */
async function book(
  { api, customers, teams, bookingIds }: Stage,
  { who, where, day, time, ...wish }: Extract<Act, { do: 'book' }>,
): Promise<void> {
  const { db } = api;
  const [team, customer] = [teams[where % teams.length], customers[who % customers.length]];
  if (!team || !customer) throw new Error('there are teams and customers');
  const { payment, confirmation, cancellation, noShowPercent: no_show_percent } = wish;
  await saveTerms(
    db,
    { id: team.ownerId },
    { ...usual, payment, confirmation, cancellation, no_show_percent },
  );
  const startsAt = team.at(time, day);
  const made = await orRefused(bookHour(db, { team, customer, startsAt, cents: wish.cents }));
  if (!made) return;
  bookingIds.push(made.booking.id);
  await orRefused(payForBooking(db, made.booking, wish.token));
}

interface Turn {
  stage: Stage;
  booking: BookingRow;
  nth: number;
  token: string;
}

const sellerOf = ({ booking }: Turn) => ({ id: booking.sellerId });
const customerOf = ({ booking }: Turn) => ({ id: booking.customerId ?? 0 });
const oneOf = (turn: Turn) => (turn.nth % 2 === 0 ? customerOf(turn) : sellerOf(turn));

const refundedOf = async ({ stage, booking }: Turn): Promise<number> =>
  (await findSale(stage.api.db, booking.id))?.refundedCents ?? 0;

/** What the page says before a booking is called off is what comes back. */
async function cancelAsSaid(turn: Turn): Promise<void> {
  const { stage, booking } = turn;
  const { db } = stage.api;
  const user = oneOf(turn);
  const { if_cancelled: said } = await presentBookingDetail(db, booking, sideOf(booking, user));
  const before = await refundedOf(turn);
  await cancelBooking(db, user, booking.id, {
    reason: 'History',
    ...(said && { quotedCents: said.refund.cents }),
  });
  expect((await refundedOf(turn)) - before).toBe(said?.refund.cents);
}

async function dispute(turn: Turn): Promise<unknown> {
  const complaint = { reason: 'Something else', comment: 'It was over after half an hour.' };
  return disputeBooking(turn.stage.api.db, customerOf(turn), turn.booking.id, complaint);
}

async function endDispute(turn: Turn, isWithdrawn: boolean): Promise<unknown> {
  const { stage, booking, nth } = turn;
  const { db } = stage.api;
  const known = (await findDisputesOf(db, bookingKind, [booking.id])).get(booking.id);
  if (!known) return undefined;
  if (isWithdrawn) return withdrawDispute(db, customerOf(turn), known.id);
  const decision = (['customer', 'seller', 'split'] as const)[nth % 3] ?? 'split';
  const splitCents = decision === 'split' ? 1 + nth : undefined;
  return resolveDispute(db, stage.admin, known.id, { decision, splitCents, note: 'History' });
}

function goOn(turn: Turn): Promise<unknown> {
  const { stage, booking } = turn;
  const { db } = stage.api;
  if (booking.state === 'Pending') return confirmBooking(db, sellerOf(turn), booking.id);
  if (booking.state === 'Amount-Paid-Pending') return payForBooking(db, booking, 'tok_visa');
  if (booking.state === 'Inprocess') return finishJob(db, sellerOf(turn), booking.id);
  if (booking.state === 'Job-Done') return completeBooking(db, customerOf(turn), booking.id);
  return startBooking(db, sellerOf(turn), booking.id);
}

function moveTo(turn: Turn): Promise<unknown> {
  const { stage, booking, nth } = turn;
  const team = stage.teams.find(({ ownerId }) => ownerId === booking.sellerId);
  const startsAt = team?.at(times[nth % times.length] ?? '10:00', nth % 3) ?? booking.startsAt;
  return rescheduleBooking(stage.api.db, oneOf(turn), booking.id, { startsAt });
}

const doings: Record<BookingStep, (turn: Turn) => Promise<unknown>> = {
  pay: ({ stage, booking, token }) => payForBooking(stage.api.db, booking, token),
  confirm: (turn) => confirmBooking(turn.stage.api.db, sellerOf(turn), turn.booking.id),
  decline: (turn) => declineBooking(turn.stage.api.db, sellerOf(turn), turn.booking.id, 'History'),
  start: (turn) => startBooking(turn.stage.api.db, sellerOf(turn), turn.booking.id),
  finish: (turn) => finishJob(turn.stage.api.db, sellerOf(turn), turn.booking.id),
  complete: (turn) => completeBooking(turn.stage.api.db, customerOf(turn), turn.booking.id),
  'go-on': goOn,
  move: moveTo,
  agree: (turn) => answerProposal(turn.stage.api.db, oneOf(turn), turn.booking.id, 'accept'),
  refuse: (turn) => answerProposal(turn.stage.api.db, oneOf(turn), turn.booking.id, 'decline'),
  cancel: cancelAsSaid,
  'no-show': (turn) => markNoShow(turn.stage.api.db, sellerOf(turn), turn.booking.id),
  dispute,
  resolve: (turn) => endDispute(turn, false),
  withdraw: (turn) => endDispute(turn, true),
  hide: (turn) => hideBooking(turn.stage.api.db, oneOf(turn), turn.booking.id),
};

/** Acts on the first booking, counted from the given one, that allows it. */
async function doStep(
  stage: Stage,
  { do: name, booking: which, ...rest }: Extract<Act, { booking: number }>,
) {
  const { bookingIds, api } = stage;
  for (const index of bookingIds.keys()) {
    const booking = await getBooking(api.db, bookingIds[(which + index) % bookingIds.length] ?? 0);
    if (await orRefused(doings[name]({ stage, booking, ...rest }).then(() => true))) return;
  }
}

export async function doAct(stage: Stage, one: Act): Promise<void> {
  const { db, advance, settle } = stage.api;
  if (one.do === 'book') await book(stage, one);
  else if (one.do === 'wait') await advance(hoursMs(one.hours));
  else if (one.do === 'pay-out') await payOutAll(db);
  else await doStep(stage, one);
  if (one.do === 'book' || one.do === 'pay') await settle();
}
