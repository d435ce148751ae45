/** The same page as every list, but never cached: what a person viewed is shown only to them. */
export { default, loader, meta } from './listing.tsx';

export const handle = { access: 'visitor-or-private', screen: 'RetailSeeMore' };
