import type { GeoAddress } from '@souk/contract/shared/values';
import { nearestPlace, type Place } from '../gazetteer/gazetteer.ts';

/** A place of the gazetteer in the wire's format. */
export const placeAddress = (place: Place): GeoAddress => ({
  location: `${place.name} ${place.stateCode} ${place.postcode}`,
  lat: place.lat,
  lng: place.lng,
  state: place.state,
  city: place.name,
  pincode: place.postcode,
  state_code: place.stateCode,
  city_code: '',
  country: 'Australia',
  country_code: 'AU',
});

/** The suburb around a point, with the point itself, because the gazetteer only knows the suburb's centre. */
export function locate(lat: number, lng: number): GeoAddress | undefined {
  const place = nearestPlace(lat, lng);
  return place && { ...placeAddress(place), lat, lng };
}
