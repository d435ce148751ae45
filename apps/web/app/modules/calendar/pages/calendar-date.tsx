import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { OwnCalendarPage } from '../components/own-calendar-page.tsx';
import { loadOwnCalendar } from '../load-own-calendar.server.ts';
import type { Route } from './+types/calendar-date.ts';

export const handle = {
  access: 'private',
  screen: 'CustomerCalendar',
  screens: [{ screen: 'VendorCalendar', access: 'business:*' }],
};

export const loader = (args: Route.LoaderArgs) => loadOwnCalendar(args, args.params);

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Calendar`)];

export default function CalendarDatePage({ loaderData }: Route.ComponentProps) {
  return <OwnCalendarPage loaded={loaderData} />;
}
