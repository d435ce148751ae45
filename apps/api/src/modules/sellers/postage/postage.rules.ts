import type { PostageZone } from '@souk/contract/modules/sellers/postage';
import type { GeoAddress } from '@souk/contract/shared/values';
import { distanceKm } from '../../locations/index.ts';
import { isRemote } from './is-remote.ts';
import type { PostageBandRow, PostageMethodRow } from './postage.tables.ts';

/** Parcels within a city and its surroundings are local. */
const localWithinKm = 50;

export interface PostageEnd {
  stateCode: string;
  postcode: string;
  lat: number;
  lng: number;
}

/** Where a business sends its parcels from. */
export const postageEnd = ({ state_code, pincode, lat, lng }: GeoAddress): PostageEnd => ({
  stateCode: state_code,
  postcode: pincode,
  lat,
  lng,
});

export type PricedBand = Omit<PostageBandRow, 'businessId' | 'methodPosition'>;

export type PricedMethod = Pick<PostageMethodRow, 'priceCents'> & { bands?: readonly PricedBand[] };

/** A parcel's zone; none if its origin or destination is unknown. */
export function zoneBetween(
  from: PostageEnd | undefined,
  to: PostageEnd | undefined,
): PostageZone | undefined {
  if (!from || !to) return undefined;
  if (distanceKm(from, to) <= localWithinKm) return 'local';
  if (isRemote(to.postcode)) return 'remote';
  return from.stateCode === to.stateCode ? 'state' : 'interstate';
}

const centsIn = (band: PricedBand): Record<PostageZone, number | null> => ({
  local: band.localCents,
  state: band.stateCents,
  interstate: band.interstateCents,
  remote: band.remoteCents,
});

const numbersIn = (band: PricedBand): number[] =>
  Object.values(centsIn(band)).filter((cents) => cents !== null);

export interface PostagePrice {
  cents: number;
  /** The zone is unknown: it may cost more than this. */
  isFrom: boolean;
}

/** A method's price for this weight; undefined if the method does not cover it. */
export function postagePrice(
  { priceCents, bands = [] }: PricedMethod,
  { zone, grams }: { zone: PostageZone | undefined; grams: number },
): PostagePrice | undefined {
  if (bands.length === 0) return { cents: priceCents, isFrom: false };
  const band = bands.find(({ upToGrams }) => grams <= upToGrams);
  if (!band) return undefined;
  if (zone) {
    const cents = centsIn(band)[zone];
    return cents === null ? undefined : { cents, isFrom: false };
  }
  const cents = numbersIn(band);
  return { cents: Math.min(...cents), isFrom: new Set(Object.values(centsIn(band))).size > 1 };
}
