import type { MetaDescriptor } from 'react-router';
import type { Listing } from './load-listing.server.ts';

/** Title, description and the one address of a list; what filters leave stays out of search engines. */
export function listingHead(listing: Listing, description: string): MetaDescriptor[] {
  const { page, canonical, isVariant, origin, title } = listing;
  const number = page.current_page > 1 ? `?page=${page.current_page}` : '';
  return [
    { title: `${title} | Souk` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${origin}${canonical}${isVariant ? '' : number}` },
    ...(isVariant || page.total === 0 ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
}
