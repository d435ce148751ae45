import type { GeoAddress } from '@souk/contract/shared/values';
import { nearestPlace, type Place } from '../gazetteer/gazetteer.ts';

/** A place of the gazetteer in the shape that clients read. */
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

/** The suburb around a point, with the point itself, as the gazetteer knows only the suburb's middle. */
export function locate(lat: number, lng: number): GeoAddress | undefined {
  const place = nearestPlace(lat, lng);
  return place && { ...placeAddress(place), lat, lng };
}
