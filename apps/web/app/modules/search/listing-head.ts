import type { MetaDescriptor } from 'react-router';
import { type HeadText, headText, type Matches, pageTitle } from '../../lib/page-head.ts';
import type { Listing } from './load-listing.server.ts';

/** Title, description and canonical address of a list; filtered lists stay out of search engines. */
export function listingHead(matches: Matches, listing: Listing, description: HeadText): MetaDescriptor[] {
  const { page, canonical, isVariant, origin, title } = listing;
  const number = page.current_page > 1 ? `?page=${page.current_page}` : '';
  return [
    pageTitle(matches, title),
    { name: 'description', content: headText(matches, description) },
    { tagName: 'link', rel: 'canonical', href: `${origin}${canonical}${isVariant ? '' : number}` },
    ...(isVariant || page.total === 0 ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
}
