import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { CalendarPage } from '../components/calendar/calendar-page.tsx';
import { askedOf, loadCalendar } from '../load-calendar.server.ts';
import type { Route } from './+types/calendar-beauty.ts';

export const handle = { access: 'business:beauty', screen: 'BeautyVendorCalendar' };

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, ['beauty']);
  return loadCalendar(args, await askedOf(args, args.url.searchParams, 'week'));
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Calendar`)];

export default function BeautyVendorCalendarPage({ loaderData }: Route.ComponentProps) {
  return (
    <CalendarPage path="/beauty-my-bookings-calender" title={<Trans>Calendar</Trans>} loaded={loaderData} />
  );
}
