import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { BookingList } from '../components/booking-list.tsx';
import { loadBookings } from '../load-bookings.server.ts';
import type { Route } from './+types/my-spa-bookings.ts';

export const handle = { access: 'private', screen: 'MySpaBookings' };

export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  return loadBookings(args, args.url.searchParams, 'spa');
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`My spa bookings`)];

export default function MySpaBookings({ loaderData }: Route.ComponentProps) {
  return (
    <BookingList {...loaderData} title={<Trans>My spa bookings</Trans>} path="/my-booking/spa" isOneKind />
  );
}
