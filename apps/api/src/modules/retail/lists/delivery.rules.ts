import type { DeliveryEstimate } from '@souk/contract/modules/retail/product-lists';
import type { Money } from '@souk/contract/shared/values';
import { Temporal } from 'temporal-polyfill';
import type { Postage } from '../../sellers/index.ts';
import { moneyIn, moneyOrNull } from '../variants/variant.present.ts';

/** Days more on the road into another state. */
const otherStateDays = 2;

export interface Parcel {
  priceCents: number;
  /** In place of the shop's methods' prices. */
  postageCents: number | null;
  currency: Money['currency'];
}

interface Journey {
  /** State codes; unknown where the shop or the visitor has not said. */
  from: string | undefined;
  to: string | undefined;
}

/** What the zone adds: nothing inside the state, and nothing where one end is unknown. */
export const zoneDays = ({ from, to }: Journey): number => (!from || !to || from === to ? 0 : otherStateDays);

/** A parcel of this worth travels free of charge. */
export const isFreeOver = (cents: number, freeOverCents: number | null | undefined): boolean =>
  freeOverCents != null && cents >= freeOverCents;

/** How a parcel travels: the shop's methods with the product's own price, if it has one. */
export function methodsFor(
  parcel: Parcel,
  postage: Postage | undefined,
  journey: Journey,
  today: string,
): DeliveryEstimate['methods'] {
  if (!postage) return [];
  const { freeOverCents, dispatchDays } = postage.details;
  const free = isFreeOver(parcel.priceCents, freeOverCents);
  const dayAfter = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString();
  return postage.methods.map((method) => {
    const cents = free ? 0 : (parcel.postageCents ?? method.priceCents);
    const days = method.days + zoneDays(journey);
    return {
      name: method.name,
      price: moneyIn(parcel.currency, cents),
      is_free: cents === 0,
      days,
      arrives_from: dayAfter(days),
      arrives_by: dayAfter(days + (dispatchDays ?? 0)),
    };
  });
}

export const freeOverOf = (postage: Postage | undefined, currency: Money['currency']): Money | null =>
  moneyOrNull(currency, postage?.details.freeOverCents ?? null);
