import { discountText, endBeforeStartText, pastDateText } from '@souk/contract/modules/discounts/deals';
import { clock, daysMs } from '../../../platform/clock.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { dayOf, startOfDay } from '../../../platform/period.ts';
import type { DealRow } from './deal.tables.ts';

interface Days {
  startDate: string;
  endDate: string;
}

/** Whole days of the shop's zone, including the last one; a deal for today starts now. */
export function spanOf(
  { startDate, endDate }: Days,
  timeZone: string,
  standing?: Pick<DealRow, 'startsAt'>,
): { startsAt: Date; endsAt: Date } {
  const now = clock.now();
  const today = dayOf(now, timeZone);
  // A running deal keeps the day on which it started.
  const isKept = standing !== undefined && dayOf(standing.startsAt, timeZone) === startDate;
  if (startDate < today && !isKept) throw fieldProblem('start_date', pastDateText);
  if (endDate < today) throw fieldProblem('end_date', pastDateText);
  if (endDate < startDate) throw fieldProblem('end_date', endBeforeStartText);
  const start = startOfDay(startDate, timeZone);
  const earliest = new Date(Math.max(start.getTime(), now.getTime()));
  const startsAt = isKept ? standing.startsAt : earliest;
  return { startsAt, endsAt: startOfDay(endDate, timeZone, 1) };
}

interface Terms {
  percent: number | null;
  dealCents: number | null;
}

interface Given {
  discount_percent?: number | undefined;
  price?: number | null | undefined;
}

/** A fixed price or a percentage; the price must be below every one that the thing has. */
export function termsOf({ discount_percent: percent, price }: Given, prices: readonly number[]): Terms {
  if (price != null) {
    if (price >= Math.min(...prices)) throw fieldProblem('price', discountText);
    return { percent: null, dealCents: price };
  }
  if (percent === undefined) throw fieldProblem('discount_percent', 'Discount is required.');
  return { percent, dealCents: null };
}

export type DealTerms = Pick<DealRow, 'id' | 'percent' | 'dealCents' | 'startsAt' | 'endsAt' | 'state'>;

/** A deal counts as one only below the lowest price of this many days before it. */
export const honestDays = 30;
export const honestSince = (moment: Date): Date => new Date(moment.getTime() - daysMs(honestDays));

/** Whether the deal's price applies at the moment, even if its timers have not run yet. */
export const dealHolds = ({ state, startsAt, endsAt }: DealTerms, at: Date): boolean =>
  (state === 'scheduled' || state === 'running') && startsAt <= at && at < endsAt;

/** The price with the deal, rounded half up to the cent. */
export const dealPrice = (priceCents: number, { percent, dealCents }: DealTerms): number =>
  percent === null ? (dealCents ?? priceCents) : Math.round((priceCents * (100 - percent)) / 100);

export interface PriceNow {
  cents: number;
  /** The price before, if it was higher. */
  wasCents: number | null;
  /** The deal behind it. */
  dealId: number | null;
}

/** What something costs at a moment; a deal never raises it. */
export function priceOnDeal(priceCents: number, deal: DealTerms | undefined, at: Date): PriceNow {
  const cents = deal && dealHolds(deal, at) ? dealPrice(priceCents, deal) : priceCents;
  if (!deal || cents >= priceCents) return { cents: priceCents, wasCents: null, dealId: null };
  return { cents, wasCents: priceCents, dealId: deal.id };
}

/**
 * Whether to show the badge: the deal's price is below every price of the 30 days before it; without such a price
 * there is no badge.
 */
export const isHonestDeal = (now: PriceNow, lowestBefore: number | undefined): boolean =>
  now.dealId !== null && lowestBefore !== undefined && now.cents < lowestBefore;
