import { type DealTerms, dealHolds, dealPrice } from '../../discounts/index.ts';
import type { VariantRow } from './variant.tables.ts';

type Priced = Pick<VariantRow, 'priceCents' | 'wasPriceCents'>;

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
