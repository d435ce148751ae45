import { msg } from '@lingui/core/macro';
import { pageHead } from '../../../lib/page-head.ts';
import { placesOf } from '../../search/index.ts';
import { LandingScreen } from '../components/landing/landing-screen.tsx';
import { loadCategoryLanding } from '../load-landing.server.ts';
import type { Route } from './+types/bookings-of-category.ts';

export const handle = { access: 'visitor-or-private', screen: 'BookingsLanding', cache: 10 };

/** The landing page of one trade: what is below its category, and what is popular there. */
export const loader = (args: Route.LoaderArgs) => loadCategoryLanding(args, args.params.categoryId);

export const meta: Route.MetaFunction = (args) => {
  const category = args.loaderData?.category;
  if (!category) return pageHead(args, { title: msg`Bookings`, isHidden: true });
  return pageHead(args, {
    title: category.name,
    description: msg`${category.name} near you: prices, free times and reviews.`,
    path: placesOf.booking.category(category.slug),
  });
};

export default function BookingsOfCategory({ loaderData }: Route.ComponentProps) {
  return <LandingScreen landing={loaderData} />;
}
