import { nearestPlace, type Place, searchPlaces } from '../../locations/index.ts';
import type { PostageEnd } from '../../sellers/index.ts';

export interface WantedPlace {
  location?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
}

/** The visitor's suburb, if the gazetteer knows it. */
export function placeOf({ location, lat, lng }: WantedPlace): Place | undefined {
  if (lat !== undefined && lng !== undefined) return nearestPlace(lat, lng);
  return location ? searchPlaces(location, 1)[0] : undefined;
}

interface Addressed {
  city: string;
  pincode: string;
  lat: number | null;
  lng: number | null;
}

/** A parcel's destination at this address, if the gazetteer knows it. */
export function placeOfAddress({ city, pincode, lat, lng }: Addressed): PostageEnd | undefined {
  const place =
    lat !== null && lng !== null
      ? nearestPlace(lat, lng)
      : (searchPlaces(`${city} ${pincode}`, 1)[0] ?? searchPlaces(pincode, 1)[0]);
  return place && { ...place, postcode: pincode || place.postcode };
}
