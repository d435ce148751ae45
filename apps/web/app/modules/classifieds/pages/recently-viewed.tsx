/** The same page as every list, but never cached: what a user viewed is shown to them alone. */
export { default, loader, meta } from './listing.tsx';

export const handle = { access: 'visitor-or-private', screen: 'ClassifiedsSeeMore' };
