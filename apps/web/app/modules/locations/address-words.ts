import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Address, addressKinds } from '@souk/contract/modules/locations/addresses';
import type { GeoAddress } from '@souk/contract/shared/values';

export const kindWords: Record<(typeof addressKinds)[number], MessageDescriptor> = {
  delivery: msg`Delivery`,
  billing: msg`Billing`,
  business: msg`Business`,
};

/** The suburb of a saved address for its field; without a point it has to be chosen again. */
export function placeOfAddress(address: Address): GeoAddress | undefined {
  const { city, state, pincode, state_code, city_code, country, country_code, lat, lng } = address;
  if (lat === null || lng === null) return undefined;
  const location = [city, state_code || state, pincode].filter(Boolean).join(' ');
  return { location, lat, lng, city, state, pincode, state_code, city_code, country, country_code };
}
