import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Titled } from '../search/index.server.ts';

const groupTitles = {
  'most-recent': msg`New in classifieds`,
  'top-rated': msg`Top rated ads`,
  'recently-viewed': msg`Recently viewed`,
  'most-popular': msg`Popular ads`,
  'best-sellers': msg`Best sellers`,
  'daily-deals': msg`Daily deals`,
  'special-offers': msg`Special offers`,
};

const templateTitles = { general: msg`General ads`, job: msg`Jobs`, realestate: msg`Real estate` };

function ownTitle({ screen, businessName, category, template, group }: Titled, i18n: I18n): string {
  if (screen === 'business')
    return businessName ? i18n._(msg`Ads by ${businessName}`) : i18n._(msg`Ads by this business`);
  if (screen === 'user-ads') return i18n._(msg`More ads from this seller`);
  if (category) return category.name;
  if (template) return i18n._(templateTitles[template]);
  return group ? i18n._(groupTitles[group]) : i18n._(msg`All classifieds`);
}

/** The heading of a list: its contents and place. */
export function listingTitle(listing: Titled, i18n: I18n): string {
  const { keyword, location } = listing.filters;
  const what = keyword && !listing.category ? `“${keyword}”` : ownTitle(listing, i18n);
  const inGroup = listing.group && listing.category ? `${what}: ${i18n._(groupTitles[listing.group])}` : what;
  return location ? i18n._(msg`${inGroup} near ${location}`) : inGroup;
}
