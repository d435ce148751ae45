import type { GeoAddress } from '@souk/contract/shared/values';
import { placeAddress, topCities } from '../../apps/api/src/modules/locations/index.ts';
import type { Rng } from './content/rng.ts';

const known = topCities(700);

/** A suburb, larger ones more often, and a point within a kilometre of its centre. */
export function anyPlace(rng: Rng): GeoAddress {
  const place = known[Math.floor(rng.next() ** 2 * known.length)] ?? known[0];
  if (!place) throw new Error('the gazetteer is empty');
  const near = (degrees: number) => Math.round((degrees + (rng.next() - 0.5) * 0.018) * 1e5) / 1e5;
  return { ...placeAddress(place), lat: near(place.lat), lng: near(place.lng) };
}
