import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { bookableTypes } from '@souk/contract/modules/bookings/terms';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { businessPath } from '../business-addresses.ts';
import { BusinessList } from '../components/business/business-list.tsx';
import { CalendarPage } from '../components/calendar/calendar-page.tsx';
import { loadBusinessBookings } from '../load-business-bookings.server.ts';
import { askedOf, loadCalendar } from '../load-calendar.server.ts';
import type { Route } from './+types/business-bookings.ts';

export const handle = {
  access: 'business:handyman,professional,events,beauty,wellbeing,spa',
  screen: 'BusinessBookings',
};

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, bookableTypes);
  const search = args.url.searchParams;
  const asked = await askedOf(args, search, 'list');
  if (asked.view !== 'list') return { calendar: await loadCalendar(args, asked), list: null };
  return { calendar: null, list: { ...(await loadBusinessBookings(args, search)), today: asked.today } };
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Bookings`)];

export default function BusinessBookings({ loaderData: { calendar, list } }: Route.ComponentProps) {
  return calendar ? (
    <CalendarPage path={businessPath} title={<Trans>Bookings</Trans>} loaded={calendar} />
  ) : (
    <BusinessList {...list} />
  );
}
