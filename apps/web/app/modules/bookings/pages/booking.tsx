import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { OwnBooking } from '../components/own-booking.tsx';
import { loadOwnBooking } from '../load-booking.server.ts';
import type { Route } from './+types/booking.ts';

export const handle = { access: 'private', screen: 'CustomerBookingDetail' };

/** A booking of any kind; notifications lead here. */
export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  return loadOwnBooking(args, args.params.id);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData ? msg`Booking ${loaderData.booking.booking_number}` : msg`Booking`),
  { name: 'robots', content: 'noindex' },
];

export default function Booking({ loaderData }: Route.ComponentProps) {
  return <OwnBooking {...loaderData} />;
}
