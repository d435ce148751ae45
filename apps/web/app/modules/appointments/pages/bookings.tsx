import { msg } from '@lingui/core/macro';
import { pageHead } from '../../../lib/page-head.ts';
import { LandingScreen } from '../components/landing/landing-screen.tsx';
import { loadLanding } from '../load-landing.server.ts';
import type { Route } from './+types/bookings.ts';

export const handle = { access: 'visitor-or-private', screen: 'BookingsLanding', cache: 10 };

export const loader = (args: Route.LoaderArgs) => loadLanding(args);

export const meta: Route.MetaFunction = (args) =>
  pageHead(args, {
    title: msg`Bookings`,
    description: msg`Hair, massage, repairs, caterers and more: see prices and free times near you, and book.`,
  });

export default function BookingsLanding({ loaderData }: Route.ComponentProps) {
  return <LandingScreen landing={loaderData} />;
}
