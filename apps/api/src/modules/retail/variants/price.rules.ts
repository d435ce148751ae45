import { daysMs } from '../../../platform/clock.ts';
import type { DealRow } from '../deals/deal.tables.ts';
import type { VariantRow } from './variant.tables.ts';

export type DealTerms = Pick<DealRow, 'id' | 'percent' | 'dealCents' | 'startsAt' | 'endsAt' | 'state'>;
type Priced = Pick<VariantRow, 'priceCents' | 'wasPriceCents'>;

/** A deal is honest only below the lowest price of so many days before it. */
export const honestDays = 30;
export const honestSince = (moment: Date): Date => new Date(moment.getTime() - daysMs(honestDays));

/** Whether the deal's price holds at the moment, whatever its timers have done by then. */
export const dealHolds = ({ state, startsAt, endsAt }: DealTerms, at: Date): boolean =>
  (state === 'scheduled' || state === 'running') && startsAt <= at && at < endsAt;

/** What a price becomes by the deal; halves of a cent go up. */
export const dealPrice = (priceCents: number, { percent, dealCents }: DealTerms): number =>
  percent === null ? (dealCents ?? priceCents) : Math.round((priceCents * (100 - percent)) / 100);

export interface PriceNow {
  cents: number;
  /** What it cost before, where that is more. */
  wasCents: number | null;
  /** The deal that makes it so. */
  dealId: number | null;
}

/** What a variant costs at the moment; a deal never makes it dearer. */
export function priceNow(variant: Priced, deal: DealTerms | undefined, at: Date): PriceNow {
  const { priceCents, wasPriceCents } = variant;
  const cents = deal && dealHolds(deal, at) ? dealPrice(priceCents, deal) : priceCents;
  if (!deal || cents >= priceCents) return { cents: priceCents, wasCents: wasPriceCents, dealId: null };
  return { cents, wasCents: priceCents, dealId: deal.id };
}

/** The badge: the deal's price lies below every price of the 30 days before it; without such a price there is none. */
export const isHonestDeal = (now: PriceNow, lowestBefore: number | undefined): boolean =>
  now.dealId !== null && lowestBefore !== undefined && now.cents < lowestBefore;

/** Whole percent off, never rounded up to more than it is. */
export const percentOff = ({ cents, wasCents }: PriceNow): number | null =>
  wasCents === null || wasCents <= cents ? null : Math.floor(((wasCents - cents) * 100) / wasCents);
