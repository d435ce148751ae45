import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { BusinessDetail } from '../components/business/business-detail.tsx';
import { loadBusinessBooking, replyOnBooking } from '../load-business-booking.server.ts';
import type { Route } from './+types/business-spa-history.ts';

export const handle = { access: 'business:wellbeing,spa', screen: 'SpaVendorBookingHistory' };

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, ['wellbeing', 'spa']);
  return loadBusinessBooking(args, args.params.serviceBookingId, 'spa');
}

/** Answers in the dispute about it. */
export async function action(args: Route.ActionArgs) {
  await requireTypes(args, ['wellbeing', 'spa']);
  return replyOnBooking(args, args.params.serviceBookingId, 'spa');
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData ? loaderData.booking.title : msg`Booking`),
];

export default function SpaVendorBookingHistoryPage({ loaderData, actionData }: Route.ComponentProps) {
  return <BusinessDetail loaded={loaderData} problems={actionData} />;
}
