import type { BookingStep } from '@souk/contract/modules/bookings/bookings';
import {
  type BookingState,
  bookingTimes,
  type OpenBookingMove,
} from '@souk/contract/modules/bookings/statuses';
import { daysMs, hoursMs } from '../../../platform/clock.ts';
import { depositAndRest, type NewLine, type PaymentPlan, payInFull } from '../../sales/index.ts';
import type { ProposalRow } from '../proposals/proposal.tables.ts';
import { isPaidByShares } from '../work-changes/work-change.rules.ts';
import { bookingLife } from './booking.life.ts';
import type { Side } from './booking.policy.ts';
import type { BookingRow } from './booking.tables.ts';

const later = (from: Date, ms: number) => new Date(from.getTime() + ms);
const earlier = (one: Date, other: Date) => (one < other ? one : other);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0);

/** What a booking costs by its lines. */
export const pricesOf = (lines: readonly NewLine[]) => {
  const discountCents = sum(lines.map((line) => line.discountCents ?? 0));
  const subTotalCents = sum(lines.map(({ unitCents, quantity }) => unitCents * quantity));
  const gstCents = sum(lines.map((line) => line.gstCents));
  return { subTotalCents, discountCents, gstCents, totalCents: subTotalCents - discountCents };
};

/** Whether the customer pays with the request. */
export const isPaidFirst = ({ payment, totalCents }: Pick<BookingRow, 'payment' | 'totalCents'>): boolean =>
  totalCents > 0 && (payment === 'at-booking' || payment === 'deposit');

/** Whether the house takes the money at all; a price of 0 and what is paid on the spot need no sale. */
export const isSold = ({ payment, totalCents }: Pick<BookingRow, 'payment' | 'totalCents'>): boolean =>
  totalCents > 0 && payment !== 'on-the-spot';

/** The rest of a deposit is due two days before the start. */
const restHoursBefore = 48;

/** All of it within the time to pay; nobody waits longer. */
const payAfterConfirming: PaymentPlan = {
  capture: 'at-once',
  instalments: [{ label: 'Price', percent: 100, due: { on: 'sale', afterHours: bookingTimes.payHours } }],
  graceHours: 0,
};

export function planOf({
  payment,
  depositPercent,
  plan,
}: Pick<BookingRow, 'payment' | 'depositPercent' | 'plan'>): PaymentPlan {
  if (plan) return plan;
  if (payment === 'after-confirming') return payAfterConfirming;
  if (payment === 'deposit')
    return depositAndRest(depositPercent, { on: 'start', beforeHours: restHoursBefore });
  return payInFull;
}

/** What a customer pays with the request. */
export const dueNowOf = (
  { payment, depositPercent }: Pick<BookingRow, 'payment' | 'depositPercent'>,
  totalCents: number,
): number => {
  if (payment === 'at-booking') return totalCents;
  return payment === 'deposit' ? Math.round((totalCents * depositPercent) / 100) : 0;
};

type Timed = Pick<BookingRow, 'answerHours' | 'startsAt' | 'endsAt'>;

/** When the timed move of a state is due; nothing waits beyond the start of what was booked. */
export function dueAtOf(booking: Timed, state: BookingState, at: Date): Date | null {
  const { answerHours, startsAt, endsAt } = booking;
  const elapsesAt = later(endsAt, hoursMs(bookingTimes.elapseHours));
  switch (state) {
    case 'Pending':
      return earlier(later(at, hoursMs(answerHours)), startsAt);
    case 'Amount-Paid-Pending':
      return earlier(later(at, hoursMs(bookingTimes.payHours)), startsAt);
    case 'Accepted':
    case 'Accepted-Paid':
    case 'Inprocess':
      return elapsesAt > at ? elapsesAt : later(at, hoursMs(bookingTimes.elapseHours));
    case 'Job-Done':
      return later(at, hoursMs(bookingTimes.confirmHours));
    default:
      return null;
  }
}

/** Until when a completed booking can be disputed. */
export const disputeUntil = ({ completedAt }: Pick<BookingRow, 'completedAt'>): Date | null =>
  completedAt && later(completedAt, daysMs(bookingTimes.disputeDays));

export interface Viewed {
  booking: BookingRow;
  side: Side;
  at: Date;
  proposal: Pick<ProposalRow, 'bySide'> | undefined;
  /** A change of the work waits for its answer. */
  hasOpenChange: boolean;
  /** There was a dispute about it. */
  wasDisputed: boolean;
  /** Something is to be paid now. */
  owesNow: boolean;
  /** A share waits for the seller to say that its milestone is reached. */
  awaitsMilestone: boolean;
  /** What was paid and has not gone back. */
  keptCents: number;
}

/** Until when somebody who is said not to have come can contest it. */
export const contestUntil = ({
  isNoShow,
  cancelledAt,
}: Pick<BookingRow, 'isNoShow' | 'cancelledAt'>): Date | null =>
  isNoShow && cancelledAt ? later(cancelledAt, daysMs(bookingTimes.contestDays)) : null;

/** A dispute needs money in the house, and may be opened once; what was called off is disputed as a no-show alone. */
export const mayDispute = (booking: BookingRow, at: Date): boolean => {
  if (!isSold(booking) || booking.paidAt === null) return false;
  if (booking.state === 'Cancelled') return at <= (contestUntil(booking) ?? new Date(0));
  const until = disputeUntil(booking);
  return until === null || at <= until;
};

/** Whether the work may begin by now. */
export const mayStart = ({ startsAt }: Pick<BookingRow, 'startsAt'>, at: Date): boolean =>
  at >= later(startsAt, -hoursMs(bookingTimes.startHoursBefore));

/** A booking that stands, before and during the work. */
export const reachesMilestones = (state: BookingState): boolean =>
  state === 'Accepted-Paid' || state === 'Inprocess';

const always = () => true;

/** Moves of the life under the names of the page, and when a side is offered them. */
const offered: [OpenBookingMove, readonly (keyof typeof bookingLife.moves)[], (viewed: Viewed) => boolean][] =
  [
    ['confirm', ['confirm'], always],
    ['decline', ['decline'], always],
    ['start', ['start'], ({ booking, at }) => mayStart(booking, at)],
    ['job-done', ['job-done'], always],
    ['complete', ['complete'], always],
    [
      'move',
      ['edit', 'move', 'move-paid'],
      ({ proposal, booking, at }) => !proposal && booking.startsAt > at,
    ],
    [
      'change',
      ['change-paid', 'change-started'],
      ({ booking, hasOpenChange }) => !hasOpenChange && isPaidByShares(booking),
    ],
    ['edit', ['edit'], ({ booking }) => !isPaidFirst(booking)],
    ['no-show', ['no-show'], ({ booking, at }) => booking.startsAt <= at],
    ['cancel', ['withdraw', 'cancel'], ({ booking, side, at }) => side === 'seller' || booking.startsAt > at],
    [
      'dispute',
      ['dispute', 'contest'],
      ({ booking, at, wasDisputed, keptCents }) =>
        !wasDisputed && mayDispute(booking, at) && (!booking.isNoShow || keptCents > 0),
    ],
  ];

/** Nothing happens to it any more, but for a dispute. */
export const isOver = (state: BookingState): boolean =>
  ['Completed', 'Cancelled', 'Rejected', 'Expired'].includes(state);

/** What the viewer may do now, in the order of the buttons. */
export function openMovesOf(viewed: Viewed): OpenBookingMove[] {
  const { booking, side, proposal, owesNow, awaitsMilestone } = viewed;
  const open = bookingLife.movesFor(booking.state, side);
  const moves = offered.flatMap(([name, of, isOffered]) =>
    of.some((move) => open.includes(move)) && isOffered(viewed) ? [name] : [],
  );
  const pay: OpenBookingMove[] = side === 'customer' && owesNow ? ['pay'] : [];
  const isReaching = side === 'seller' && awaitsMilestone && reachesMilestones(booking.state);
  const milestone: OpenBookingMove[] = isReaching ? ['milestone'] : [];
  const answer: OpenBookingMove[] =
    proposal === undefined
      ? []
      : proposal.bySide === side
        ? ['decline-time']
        : ['accept-time', 'decline-time'];
  const hide: OpenBookingMove[] = isOver(booking.state) ? ['hide'] : [];
  return [...pay, ...milestone, ...answer, ...moves, ...hide];
}

/** What happens next, and who does it; what is paid with a checkout is paid while that is open. */
export function nextStepOf(booking: BookingRow, checkoutExpiresAt: Date | null): BookingStep | null {
  const isPaying = booking.state === 'Amount-Paid-Pending' || booking.announcedAt === null;
  const due_at = ((isPaying && checkoutExpiresAt) || booking.dueAt)?.toISOString() ?? null;
  switch (booking.state) {
    case 'Pending':
      return booking.announcedAt
        ? { step: 'answer', by: 'seller', due_at, otherwise: 'Expired' }
        : { step: 'pay', by: 'customer', due_at, otherwise: 'Expired' };
    case 'Amount-Paid-Pending':
      return { step: 'pay', by: 'customer', due_at, otherwise: 'Expired' };
    case 'Accepted':
    case 'Accepted-Paid':
      return { step: 'come', by: 'both', due_at: booking.startsAt.toISOString(), otherwise: null };
    case 'Inprocess':
      return { step: 'work', by: 'seller', due_at, otherwise: 'Job-Done' };
    case 'Job-Done':
      return { step: 'confirm', by: 'customer', due_at, otherwise: 'Completed' };
    case 'Disputed':
      return { step: 'verdict', by: 'admin', due_at: null, otherwise: null };
    default:
      return null;
  }
}
