import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Titled } from '../search/index.server.ts';

const groupTitles = {
  'most-recent': msg`New in shops`,
  'top-rated': msg`Top rated in shops`,
  'recently-viewed': msg`Recently viewed`,
  'most-popular': msg`Popular in shops`,
  'best-sellers': msg`Best sellers`,
  'daily-deals': msg`Daily deals`,
  'special-offers': msg`Special offers`,
};

const ownTitle = ({ category, group, businessName }: Titled, i18n: I18n): string => {
  if (businessName) return i18n._(msg`More from ${businessName}`);
  if (category) return category.name;
  return i18n._(group ? groupTitles[group] : msg`All of retail`);
};

/** The heading of a list: what it holds, and where. */
export function retailTitle(listing: Titled, i18n: I18n): string {
  const { keyword, location } = listing.filters;
  const what = keyword && !listing.category ? `“${keyword}”` : ownTitle(listing, i18n);
  const inGroup = listing.group && listing.category ? `${what}: ${i18n._(groupTitles[listing.group])}` : what;
  return location ? i18n._(msg`${inGroup} near ${location}`) : inGroup;
}
