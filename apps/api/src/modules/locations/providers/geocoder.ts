import type { GeoAddress } from '@souk/contract/shared/values';

/** Finds places by point and by text. */
export interface Geocoder {
  at: (lat: number, lng: number) => Promise<GeoAddress | undefined>;
  search: (typed: string, limit: number) => Promise<GeoAddress[]>;
}
