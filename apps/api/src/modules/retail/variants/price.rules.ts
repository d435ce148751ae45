import { daysMs } from '../../../platform/clock.ts';
import type { DealRow } from '../deals/deal.tables.ts';
import type { VariantRow } from './variant.tables.ts';

export type DealTerms = Pick<DealRow, 'id' | 'percent' | 'dealCents' | 'startsAt' | 'endsAt' | 'state'>;
type Priced = Pick<VariantRow, 'priceCents' | 'wasPriceCents'>;

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

/** A variant's current price; a deal never raises it. */
export function priceNow(variant: Priced, deal: DealTerms | undefined, at: Date): PriceNow {
  const { priceCents, wasPriceCents } = variant;
  const cents = deal && dealHolds(deal, at) ? dealPrice(priceCents, deal) : priceCents;
  if (!deal || cents >= priceCents) return { cents: priceCents, wasCents: wasPriceCents, dealId: null };
  return { cents, wasCents: priceCents, dealId: deal.id };
}

/**
 * Whether to show the badge: the deal's price is below every price of the 30 days before it; without such a price
 * there is no badge.
 */
export const isHonestDeal = (now: PriceNow, lowestBefore: number | undefined): boolean =>
  now.dealId !== null && lowestBefore !== undefined && now.cents < lowestBefore;

/** Whole percent off, rounded down. */
export const percentOff = ({ cents, wasCents }: PriceNow): number | null =>
  wasCents === null || wasCents <= cents ? null : Math.floor(((wasCents - cents) * 100) / wasCents);
