import type { OpenQuoteMove, QuoteMove } from '@souk/contract/modules/appointments/quote-values';
import type { sendQuote } from '@souk/contract/modules/appointments/quotes';
import { bookingTimes, type QuoteState } from '@souk/contract/modules/bookings/statuses';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { fromNow, hoursMs } from '../../../platform/clock.ts';
import type { TimeNeed } from '../../availability/index.ts';
import { gstWithin } from '../../payments/index.ts';
import { depositAndRest, milestones, type NewLine, type PaymentPlan } from '../../sales/index.ts';
import { quoteKind, quoteLife } from './quote.life.ts';
import type { Side } from './quote.policy.ts';
import type { QuoteLine, QuoteRow, QuoteVersionRow } from './quote.tables.ts';

export type QuoteForm = BodyOf<typeof sendQuote>;

/** Lines with their sums; prices include GST, which a business that is not registered does not charge. */
export const linesOf = (items: QuoteForm['items'], gstPercent: number): QuoteLine[] =>
  items.map(({ description, quantity, unit_price: unitCents, is_gst_free: isGstFree }) => {
    const totalCents = unitCents * quantity;
    const gstCents = isGstFree ? 0 : gstWithin(totalCents, gstPercent);
    return { description, quantity, unitCents, totalCents, gstCents, isGstFree };
  });

/** The lines of the booking and its sale. */
export const soldLinesOf = (
  quoteId: number,
  lines: readonly QuoteLine[],
  categoryId: number | null,
): NewLine[] =>
  lines.map(({ description: title, ...line }, index) => ({
    subjectKind: quoteKind,
    subjectId: quoteId,
    itemId: index + 1,
    categoryId,
    title,
    options: {},
    ...line,
  }));

/** The rest of a deposit is due so long before the start. */
const restHoursBefore = 48;
/** The first share is due as soon as every confirmed booking has to be paid. */
const soon = { on: 'sale', afterHours: bookingTimes.payHours } as const;
const allSoon: PaymentPlan = {
  capture: 'at-once',
  instalments: [{ label: 'Price', percent: 100, due: soon }],
  graceHours: 0,
};

type Payable = Pick<QuoteVersionRow, 'payment' | 'depositPercent' | 'milestones'>;

/** Whether the rest of a deposit would be due no later than the deposit. */
const isTooLateForRest = (startsAt: Date | null): boolean =>
  startsAt !== null && startsAt <= fromNow(hoursMs(restHoursBefore + bookingTimes.payHours));

/** How a job is paid if its quote is accepted now: the first share within a day, as every booking. */
export function planOfQuote(
  { payment, depositPercent, milestones: steps }: Payable,
  startsAt: Date | null,
): PaymentPlan {
  if (payment === 'in-full' || (payment === 'deposit' && isTooLateForRest(startsAt))) return allSoon;
  const plan =
    payment === 'milestones'
      ? milestones(steps)
      : depositAndRest(depositPercent ?? 0, { on: 'start', beforeHours: restHoursBefore });
  const [first, ...rest] = plan.instalments;
  return first ? { ...plan, instalments: [{ ...first, due: soon }, ...rest] } : plan;
}

/** What a job takes of whose time: everybody who is named, else anybody; a business without people has no time to take. */
export function needsOf(
  people: readonly number[],
  everybody: readonly number[],
  minutes: number,
): TimeNeed[] {
  const parts = [{ fromMinutes: 0, toMinutes: minutes }];
  if (people.length > 0) return people.map((id) => ({ anyOf: [id], parts }));
  return everybody.length > 0 ? [{ anyOf: [...everybody], parts }] : [];
}

/** Ended for good and without a booking, so that its sides may forget it. */
export const isHideable = (state: QuoteState): boolean =>
  state !== 'Quote-Accepted' && quoteLife.ends.includes(state);

const offered: [OpenQuoteMove, readonly QuoteMove[]][] = [
  ['send', ['send', 'revise']],
  ['offer-visit', ['offer-visit', 'move-visit']],
  ['decline-request', ['decline-request']],
  ['accept', ['accept']],
  ['decline', ['decline']],
  ['cancel', ['cancel', 'cancel-visit']],
];

/** Whether its customer may ask the same business once more. */
export const isRenewable = (state: QuoteState): boolean => state === 'Expired';

/** What a side may do now, in the order of the buttons. */
export function openMovesOf({ state }: Pick<QuoteRow, 'state'>, side: Side): OpenQuoteMove[] {
  const open = quoteLife.movesFor(state, side);
  const moves = offered.flatMap(([name, of]) => (of.some((move) => open.includes(move)) ? [name] : []));
  const again: OpenQuoteMove[] = side === 'customer' && isRenewable(state) ? ['renew'] : [];
  return isHideable(state) ? [...moves, ...again, 'hide'] : moves;
}

interface Rated {
  distance_km: number | null;
  rating: number;
}

/** Businesses within the same five kilometres count as equally near. */
const stepOf = ({ distance_km: km }: Rated): number => (km === null ? Infinity : Math.floor(km / 5));

/** The nearest first, of those equally near the best rated. */
export function byNearness(one: Rated, other: Rated): number {
  const [near, far] = [stepOf(one), stepOf(other)];
  return near === far ? other.rating - one.rating : near - far;
}
