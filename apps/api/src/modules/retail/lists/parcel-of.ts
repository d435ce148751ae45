import { clock } from '../../../platform/clock.ts';
import { shownOf } from '../variants/offer.rules.ts';
import { priceNow } from '../variants/price.rules.ts';
import type { Offer } from '../variants/variant.queries.ts';
import type { Parcel } from './delivery.rules.ts';

/** The parcel of an estimate: one piece of the chosen variant, or else of the displayed one. */
export function parcelOf(
  offer: Offer,
  variantId: number | undefined,
): Pick<Parcel, 'priceCents' | 'weightGrams'> {
  const chosen = offer.variants.find(({ id, isActive }) => id === variantId && isActive);
  const { variant, price } = chosen
    ? { variant: chosen, price: priceNow(chosen, offer.deal, clock.now()) }
    : shownOf(offer);
  return { priceCents: price.cents, weightGrams: variant.weightGrams };
}
