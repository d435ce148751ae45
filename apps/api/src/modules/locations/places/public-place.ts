import type { GeoAddress } from '@souk/contract/shared/values';
import { distanceKm, nearestPlace, type Place, placesNamed } from '../gazetteer/gazetteer.ts';
import { placeAddress } from './locate.ts';

/** How much of an address others may see: all of it, or only the suburb. */
type Shown = 'street' | 'suburb';

/** Up to this far from the point a suburb's name is trusted; beyond it the point decides which suburb it is. */
const sameSuburbKm = 10;
/** Degrees: about eleven kilometres, for places that the gazetteer does not know. */
const blur = 0.1;

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function countryName(code: string): string {
  return (/^[a-z]{2}$/i.test(code) && countries.of(code.toUpperCase())) || '';
}

/** The suburb in the gazetteer that contains the address. */
function suburbOf({ city, state_code, state, pincode, lat, lng }: GeoAddress): Place | undefined {
  const near = (place: Place) => distanceKm(place, { lat, lng });
  const named = placesNamed(city)
    .filter(({ stateCode, state: name }) => [stateCode, '', undefined].includes(state_code) || name === state)
    .sort((a, b) => near(a) - near(b));
  const close = named.filter((place) => near(place) <= sameSuburbKm);
  const samePostcode = ({ postcode }: Place) => postcode === pincode;
  return (
    close.find(samePostcode) ?? close[0] ?? nearestPlace(lat, lng) ?? named.find(samePostcode) ?? named[0]
  );
}

/** Far from any known suburb: a coarse point in its country, and none of the typed words. */
const blurred = ({ lat, lng, country_code }: GeoAddress): GeoAddress => {
  const country = countryName(country_code);
  return {
    location: country || 'Abroad',
    lat: Math.round(lat / blur) * blur,
    lng: Math.round(lng / blur) * blur,
    state: '',
    city: '',
    pincode: '',
    state_code: '',
    city_code: '',
    country,
    country_code,
  };
};

/**
 * What everybody may know of an address. The suburb's name and centre come from the gazetteer, never from the address,
 * so that neither a typed street nor distances reveal it.
 */
export function publicPlaceOf(address: GeoAddress, shown: Shown = 'suburb'): GeoAddress {
  if (shown === 'street') return address;
  const suburb = suburbOf(address);
  return suburb ? placeAddress(suburb) : blurred(address);
}
