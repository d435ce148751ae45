import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { OwnCalendarPage } from '../components/own-calendar-page.tsx';
import { leadToView, loadOwnCalendar } from '../load-own-calendar.server.ts';
import type { Route } from './+types/calendar.ts';

export const handle = {
  access: 'private',
  screen: 'CustomerCalendar',
  screens: [{ screen: 'VendorCalendar', access: 'business:*' }],
};

export async function loader(args: Route.LoaderArgs) {
  await leadToView(args);
  return loadOwnCalendar(args, { view: 'month' });
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Calendar`)];

export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  return <OwnCalendarPage loaded={loaderData} />;
}
