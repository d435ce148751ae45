import type { DeliveryEstimate } from '@souk/contract/modules/retail/product-lists';
import { type Money, moneyIn, moneyOrNull } from '@souk/contract/shared/values';
import { Temporal } from 'temporal-polyfill';
import { type Postage, type PostageEnd, postagePrice, zoneBetween } from '../../sellers/index.ts';

/** Extra days to another state. */
const otherStateDays = 2;

export interface Parcel {
  priceCents: number;
  /** A variant without a weight counts as 0. */
  weightGrams: number | null;
  /** Replaces the prices of the shop's methods. */
  postageCents: number | null;
  currency: Money['currency'];
}

interface Journey {
  /** State codes; unknown if the shop or the visitor has not given one. */
  from: string | undefined;
  to: string | undefined;
}

/** The zone's surcharge: none within the state, and none if one end is unknown. */
export const zoneDays = ({ from, to }: Journey): number => (!from || !to || from === to ? 0 : otherStateDays);

/** Parcels of at least this value are free. */
export const isFreeOver = (cents: number, freeOverCents: number | null | undefined): boolean =>
  freeOverCents != null && cents >= freeOverCents;

/**
 * How a parcel travels: the shop's methods that reach the destination, with the product's own price if it has one.
 */
export function methodsFor(
  parcel: Parcel,
  postage: Postage | undefined,
  { from, to }: { from: PostageEnd | undefined; to: PostageEnd | undefined },
  today: string,
): DeliveryEstimate['methods'] {
  if (!postage) return [];
  const { freeOverCents, dispatchDays } = postage.details;
  const free = isFreeOver(parcel.priceCents, freeOverCents);
  const dayAfter = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString();
  const zone = zoneBetween(from, to);
  return postage.methods.flatMap((method) => {
    const grams = parcel.postageCents === null ? (parcel.weightGrams ?? 0) : 0;
    const price = postagePrice(method, { zone, grams });
    if (!price) return [];
    const cents = free ? 0 : (parcel.postageCents ?? price.cents);
    const days = method.days + zoneDays({ from: from?.stateCode, to: to?.stateCode });
    return [
      {
        name: method.name,
        price: moneyIn(parcel.currency, cents),
        is_from: price.isFrom && parcel.postageCents === null && !free,
        is_free: cents === 0,
        days,
        arrives_from: dayAfter(days),
        arrives_by: dayAfter(days + (dispatchDays ?? 0)),
      },
    ];
  });
}

export const freeOverOf = (postage: Postage | undefined, currency: Money['currency']): Money | null =>
  moneyOrNull(currency, postage?.details.freeOverCents ?? null);
