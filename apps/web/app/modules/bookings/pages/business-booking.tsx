import { msg } from '@lingui/core/macro';
import { bookableTypes } from '@souk/contract/modules/bookings/terms';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { BusinessDetail } from '../components/business/business-detail.tsx';
import { loadBusinessBooking, replyOnBooking } from '../load-business-booking.server.ts';
import type { Route } from './+types/business-booking.ts';

export const handle = {
  access: 'business:handyman,professional,events,beauty,wellbeing,spa',
  screen: 'BusinessBookingDetail',
};

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, bookableTypes);
  return loadBusinessBooking(args, args.params.id);
}

/** Answers in the dispute about it. */
export async function action(args: Route.ActionArgs) {
  await requireTypes(args, bookableTypes);
  return replyOnBooking(args, args.params.id);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData ? loaderData.booking.title : msg`Booking`),
];

export default function BusinessBookingDetailPage({ loaderData, actionData }: Route.ComponentProps) {
  return <BusinessDetail loaded={loaderData} problems={actionData} />;
}
