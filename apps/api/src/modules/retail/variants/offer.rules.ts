import { clock } from '../../../platform/clock.ts';
import type { PriceNow } from '../../discounts/index.ts';
import { priceNow } from './price.rules.ts';
import type { Offer, StockedVariant } from './variant.queries.ts';

/** What is available of it now. */
export const isBuyable = ({ isActive, free }: Pick<StockedVariant, 'isActive' | 'free'>): boolean =>
  isActive && free > 0;

export const isSoldOut = ({ variants }: Pick<Offer, 'variants'>): boolean => !variants.some(isBuyable);

export interface Shown {
  variant: StockedVariant;
  price: PriceNow;
}

/**
 * The variant that represents the product in lists: the cheapest available one, or else the cheapest on sale.
 */
export function shownOf({ variants, deal }: Offer, at: Date = clock.now()): Shown {
  const onSale = variants.filter(({ isActive }) => isActive);
  const buyable = onSale.filter(isBuyable);
  const pool = [buyable, onSale, variants].find((some) => some.length > 0) ?? [];
  const [cheapest] = pool
    .map((variant) => ({ variant, price: priceNow(variant, deal, at) }))
    .sort((one, other) => one.price.cents - other.price.cents);
  if (!cheapest) throw new Error('a product has no variant');
  return cheapest;
}
