import { type DealTerms, type PriceNow, priceOnDeal } from '../../discounts/index.ts';
import type { VariantRow } from './variant.tables.ts';

type Priced = Pick<VariantRow, 'priceCents' | 'wasPriceCents'>;

/** A variant's current price; without a deal its was-price stands beside it. */
export function priceNow(
  { priceCents, wasPriceCents }: Priced,
  deal: DealTerms | undefined,
  at: Date,
): PriceNow {
  const now = priceOnDeal(priceCents, deal, at);
  return now.dealId === null ? { ...now, wasCents: wasPriceCents } : now;
}

/** Whole percent off, rounded down. */
export const percentOff = ({ cents, wasCents }: PriceNow): number | null =>
  wasCents === null || wasCents <= cents ? null : Math.floor(((wasCents - cents) * 100) / wasCents);
