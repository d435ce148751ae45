/** What somebody looked at is his own: the same page as every list, but never kept for others. */
export { default, loader, meta } from './listing.tsx';

export const handle = { access: 'visitor-or-private', screen: 'RetailSeeMore' };
