import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { count } from '../../lib/format.ts';
import type { Titled } from '../search/index.server.ts';
import type { ListingWords } from '../search/index.ts';

const groupTitles = {
  'most-recent': msg`New services`,
  'top-rated': msg`Top rated services`,
  'recently-viewed': msg`Recently viewed`,
  'most-popular': msg`Popular services`,
  'best-sellers': msg`Most booked`,
  'daily-deals': msg`Daily deals`,
  'special-offers': msg`Special offers`,
};

const ownTitle = ({ category, group }: Titled, i18n: I18n): string => {
  if (category) return category.name;
  return i18n._(group ? groupTitles[group] : msg`All services`);
};

/** The heading of a list: what it holds, and where. */
export function bookingTitle(listing: Titled, i18n: I18n): string {
  const { keyword, location } = listing.filters;
  const what = keyword && !listing.category ? `“${keyword}”` : ownTitle(listing, i18n);
  const inGroup = listing.group && listing.category ? `${what}: ${i18n._(groupTitles[listing.group])}` : what;
  return location ? i18n._(msg`${inGroup} near ${location}`) : inGroup;
}

/** What lists of services say of them. */
export const serviceListWords: ListingWords = {
  trade: msg`Bookings`,
  found: (total, isExact) =>
    isExact
      ? msg`${plural(total, { one: '# service', other: `${count(total)} services` })}`
      : msg`About ${count(total)} services`,
  show: (number) => (number === null ? msg`Show services` : msg`Show ${number} services`),
  nothing: msg`Services not found`,
  browseAll: msg`Browse all bookings`,
  map: msg`Map of services`,
  onMap: msg`Services on the map`,
  chosen: msg`Chosen service`,
  crowd: (total) => msg`${total} services, zoom in`,
  part: (shown, total) => msg`${shown} of ${total} services are on the map. Zoom in for more.`,
};
