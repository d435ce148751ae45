import type { GeoAddress } from '@souk/contract/shared/values';
import { distanceKm, placeAddress, topCities } from '../../apps/api/src/modules/locations/index.ts';
import type { Rng } from './content/rng.ts';

const known = topCities(700);

/** A point within a kilometre of the centre of a suburb. */
function pointIn(rng: Rng, place: (typeof known)[number] | undefined): GeoAddress {
  if (!place) throw new Error('the gazetteer is empty');
  const near = (degrees: number) => Math.round((degrees + (rng.next() - 0.5) * 0.018) * 1e5) / 1e5;
  return { ...placeAddress(place), lat: near(place.lat), lng: near(place.lng) };
}

/** A suburb, larger ones more often, and a point within a kilometre of its centre. */
export const anyPlace = (rng: Rng): GeoAddress =>
  pointIn(rng, known[Math.floor(rng.next() ** 2 * known.length)] ?? known[0]);

/** A point in one of the suburbs around a place, at most so far away. */
export function placeNear(rng: Rng, centre: GeoAddress, km: number): GeoAddress {
  // The point lies up to 1.4 km from the centre of its suburb.
  const around = known.filter((place) => distanceKm(centre, place) < km - 1.5);
  return around.length > 0 ? pointIn(rng, rng.pick(around)) : centre;
}
