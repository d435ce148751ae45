/** Front door of locations: what other modules and pages may use. */

export { addressActs } from './address-acts.ts';
export { PlaceField } from './components/place-field.tsx';
export { placeName } from './place-value.ts';
