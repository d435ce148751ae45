import type { Config } from '../../../platform/config.ts';
import type { Log } from '../../../platform/log.ts';
import { gazetteerGeocoder } from './gazetteer-geocoder.ts';
import type { Geocoder } from './geocoder.ts';
import { mapsGeocoder } from './maps-geocoder.ts';

/** Asks the first one; while it is down, the second. */
export function withFallback(first: Geocoder, second: Geocoder, log: Log): Geocoder {
  const failed = (error: unknown) =>
    log.warn({ err: error }, 'the maps service failed, the gazetteer answers');
  return {
    at: (lat, lng) =>
      first.at(lat, lng).catch((error: unknown) => {
        failed(error);
        return second.at(lat, lng);
      }),
    search: (typed, limit) =>
      first.search(typed, limit).catch((error: unknown) => {
        failed(error);
        return second.search(typed, limit);
      }),
  };
}

type Settings = Pick<Config, 'MAPS_URL' | 'MAPS_KEY' | 'DEFAULT_COUNTRY'>;

/** The maps service if settings name one, backed by the gazetteer; otherwise the gazetteer alone. */
export function createGeocoder({ MAPS_URL, MAPS_KEY, DEFAULT_COUNTRY }: Settings, log: Log): Geocoder {
  if (!MAPS_URL) return gazetteerGeocoder;
  const maps = mapsGeocoder({ url: MAPS_URL, key: MAPS_KEY, country: DEFAULT_COUNTRY });
  return withFallback(maps, gazetteerGeocoder, log);
}
