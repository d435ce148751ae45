import type { DeliveryEstimate } from '@souk/contract/modules/retail/product-lists';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { dayOf } from '../../../platform/period.ts';
import { sellerTerms } from '../../sellers/index.ts';
import type { ProductRow } from '../products/product.tables.ts';
import { freeOverOf, methodsFor, type Parcel } from './delivery.rules.ts';
import { placeOf, type WantedPlace } from './place-of.ts';

/** How and when a product reaches a destination. */
export async function presentEstimate(
  reader: Reader,
  product: ProductRow,
  { priceCents, weightGrams }: Pick<Parcel, 'priceCents' | 'weightGrams'>,
  wanted: WantedPlace,
  timeZone: string,
): Promise<DeliveryEstimate> {
  const { card, postage } = (await sellerTerms(reader, [product.sellerId])).get(product.sellerId) ?? {};
  const place = placeOf(wanted);
  const { currency, postageCents } = product;
  // From the exact address the edge of a zone would tell where that is.
  const way = { from: card?.place ?? undefined, to: place };
  const hasPickup = product.hasPickup || (postage?.details.hasPickup ?? false);
  return {
    place: place ? `${place.name} ${place.stateCode} ${place.postcode}` : null,
    methods: methodsFor(
      { priceCents, weightGrams, postageCents, currency },
      postage,
      way,
      dayOf(clock.now(), timeZone),
    ),
    free_over: freeOverOf(postage, currency),
    dispatch_days: postage?.details.dispatchDays ?? 0,
    pickup: hasPickup ? (card?.suburb ?? '') : null,
  };
}
