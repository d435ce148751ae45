import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { OwnCalendarPage } from '../components/own-calendar-page.tsx';
import { loadOwnCalendar } from '../load-own-calendar.server.ts';
import type { Route } from './+types/calendar-view.ts';

export const handle = {
  access: 'private',
  screen: 'CustomerCalendar',
  screens: [{ screen: 'VendorCalendar', access: 'business:*' }],
};

export const loader = (args: Route.LoaderArgs) => loadOwnCalendar(args, { view: args.params.view });

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Calendar`)];

export default function CalendarViewPage({ loaderData }: Route.ComponentProps) {
  return <OwnCalendarPage loaded={loaderData} />;
}
