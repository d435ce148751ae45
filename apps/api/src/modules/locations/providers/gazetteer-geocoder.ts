import { searchPlaces } from '../gazetteer/gazetteer.ts';
import { locate, placeAddress } from '../places/locate.ts';
import type { Geocoder } from './geocoder.ts';

/** The bundled suburbs; needs no network. */
export const gazetteerGeocoder: Geocoder = {
  at: async (lat, lng) => locate(lat, lng),
  search: async (typed, limit) => searchPlaces(typed, limit).map(placeAddress),
};
