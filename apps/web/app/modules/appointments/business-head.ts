import { msg } from '@lingui/core/macro';
import type { MetaDescriptor } from 'react-router';
import { meanOf } from '../../lib/format.ts';
import { type Matches, originOf, pageHead } from '../../lib/page-head.ts';
import { pictureUrl } from '../../lib/pictures.ts';
import type { BusinessPageData } from './load-business.server.ts';

interface HeadArgs {
  matches: Matches;
  location: { pathname: string };
  loaderData: BusinessPageData | undefined;
}

/** From one star to five. */
export const countsIn = ({ summary }: NonNullable<BusinessPageData['reviews']>): number[] =>
  summary.toSorted((one, other) => one.rating - other.rating).map(({ count }) => count);

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const hoursData = ({ business }: BusinessPageData) =>
  business.opening_hours
    .filter(({ closed }) => !closed)
    .map(({ weekday, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${dayNames[weekday - 1]}`,
      opens: open,
      closes: close,
    }));

function ratingData({ reviews }: BusinessPageData) {
  const counts = reviews ? countsIn(reviews) : [];
  const reviewCount = counts.reduce((sum, each) => sum + each, 0);
  if (reviewCount === 0) return {};
  const ratingValue = Number(meanOf(counts).toFixed(1));
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount } };
}

/** Title, the one address, and the business as search engines read it. */
export function businessHead({ matches, location, loaderData }: HeadArgs): MetaDescriptor[] {
  const args = { matches, location };
  if (!loaderData) return pageHead(args, { title: msg`Business`, isHidden: true });
  const { business, path } = loaderData;
  const { business_name: name, address, company_logo: logo, website } = business;
  const origin = originOf(args);
  return pageHead(args, {
    path,
    title: [name, address?.city].filter(Boolean).join(', '),
    description:
      business.description?.slice(0, 155) ?? msg`${name} on Souk: services, prices and free times.`,
    facts: {
      '@type': 'LocalBusiness',
      name,
      url: `${origin}${path}`,
      ...(logo ? { image: `${origin}${pictureUrl(logo, { w: 600 })}` } : {}),
      ...(address
        ? {
            address: {
              '@type': 'PostalAddress',
              streetAddress: business.shows_street ? address.location : undefined,
              addressLocality: address.city,
              addressRegion: address.state_code,
              postalCode: address.pincode,
              addressCountry: address.country_code,
            },
          }
        : {}),
      ...(website ? { sameAs: website } : {}),
      openingHoursSpecification: hoursData(loaderData),
      ...ratingData(loaderData),
    },
  });
}
