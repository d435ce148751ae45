/** Front door of locations, for what only a server runs. */
export { saveAddress } from './save-address.server.ts';
export { placeUnknown, takePlace } from './take-place.server.ts';
