/** Front door of locations: what other modules may use. */
export { findDefaultAddress, getAddress, listAddressesOf } from './addresses/address.queries.ts';
export { type AddressRow, addresses } from './addresses/address.tables.ts';
export { distanceKm, nearestPlace, type Place, searchPlaces, topCities } from './gazetteer/gazetteer.ts';
export { locate, placeAddress } from './places/locate.ts';
export { publicPlaceOf } from './places/public-place.ts';
