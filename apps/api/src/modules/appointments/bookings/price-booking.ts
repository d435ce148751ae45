import type { Reader, Tx } from '../../../platform/db/database.ts';
import { applyPromotion } from './apply-promotion.ts';
import { linesOf } from './chosen.rules.ts';
import { priceChanged } from './price-changed.ts';
import { type PricedBooking, type Pricing, type Reduce, totalOf } from './pricing.rules.ts';
import { reduceDeals } from './reduce-deals.ts';
import { reducePackage } from './reduce-package.ts';

/** In this order. None takes anything off a line that another has made cheaper. */
const reduces: readonly Reduce[] = [reducePackage, reduceDeals, applyPromotion];

/** What a booking costs: services and add-ons, less what its customer has a right to or asks for. */
export async function priceBooking(reader: Reader, pricing: Pricing): Promise<PricedBooking> {
  const { choice, wish } = pricing;
  let priced: PricedBooking = { lines: linesOf(choice.chosen, wish, choice), reductions: [], uses: [] };
  for (const reduce of reduces) priced = await reduce(reader, pricing, priced);
  return priced;
}

/** Nothing is booked at a higher price than its customer has seen. */
export async function checkQuoted(
  tx: Tx,
  priced: PricedBooking,
  quotedCents: number | undefined,
): Promise<void> {
  if (quotedCents !== undefined && totalOf(priced) > quotedCents) throw await priceChanged(tx, priced);
}
