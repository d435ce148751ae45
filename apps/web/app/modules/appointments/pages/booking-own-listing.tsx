/** The same page as every list, but never kept: what a person viewed is shown to them alone. */
export { default, loader, meta } from './booking-listing.tsx';

export const handle = { access: 'visitor-or-private', screen: 'BookingsSeeMore' };
