import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { BusinessDetail } from '../components/business/business-detail.tsx';
import { loadBusinessBooking, replyOnBooking } from '../load-business-booking.server.ts';
import type { Route } from './+types/business-beauty-booking.ts';

export const handle = { access: 'business:beauty', screen: 'BeautyVendorBookingDetail' };

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, ['beauty']);
  return loadBusinessBooking(args, args.params.serviceBookingId, 'beauty');
}

/** Answers in the dispute about it. */
export async function action(args: Route.ActionArgs) {
  await requireTypes(args, ['beauty']);
  return replyOnBooking(args, args.params.serviceBookingId, 'beauty');
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData ? loaderData.booking.title : msg`Booking`),
];

export default function BeautyVendorBookingDetailPage({ loaderData, actionData }: Route.ComponentProps) {
  return <BusinessDetail loaded={loaderData} problems={actionData} />;
}
