import type { DeliveryEstimate } from '@souk/contract/modules/retail/product-lists';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { nearestPlace, type Place, searchPlaces } from '../../locations/index.ts';
import { findBusiness, findPostage } from '../../sellers/index.ts';
import { dayOf } from '../deals/deal.rules.ts';
import type { ProductRow } from '../products/product.tables.ts';
import { freeOverOf, methodsFor } from './delivery.rules.ts';

export interface WantedPlace {
  location?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
}

/** The suburb that the visitor means, if the gazetteer knows it. */
function placeOf({ location, lat, lng }: WantedPlace): Place | undefined {
  if (lat !== undefined && lng !== undefined) return nearestPlace(lat, lng);
  return location ? searchPlaces(location, 1)[0] : undefined;
}

/** How and when a product reaches a place. */
export async function presentEstimate(
  reader: Reader,
  product: ProductRow,
  priceCents: number,
  wanted: WantedPlace,
  timeZone: string,
): Promise<DeliveryEstimate> {
  const business = await findBusiness(reader, product.sellerId);
  const postage = business && (await findPostage(reader, business.id));
  const place = placeOf(wanted);
  const { currency, postageCents } = product;
  const journey = { from: business?.address?.state_code, to: place?.stateCode };
  const hasPickup = product.hasPickup || (postage?.details.hasPickup ?? false);
  return {
    place: place ? `${place.name} ${place.stateCode} ${place.postcode}` : null,
    methods: methodsFor(
      { priceCents, postageCents, currency },
      postage,
      journey,
      dayOf(clock.now(), timeZone),
    ),
    free_over: freeOverOf(postage, currency),
    dispatch_days: postage?.details.dispatchDays ?? 0,
    pickup: hasPickup ? (business?.address?.city ?? '') : null,
  };
}
