import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { CalendarPage } from '../components/calendar/calendar-page.tsx';
import { askedOf, loadCalendar } from '../load-calendar.server.ts';
import type { Route } from './+types/calendar-spa.ts';

export const handle = { access: 'business:wellbeing,spa', screen: 'SpaVendorCalendar' };

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, ['wellbeing', 'spa']);
  return loadCalendar(args, await askedOf(args, args.url.searchParams, 'week'));
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Calendar`)];

export default function SpaVendorCalendarPage({ loaderData }: Route.ComponentProps) {
  return (
    <CalendarPage path="/spa-my-bookings-calender" title={<Trans>Calendar</Trans>} loaded={loaderData} />
  );
}
