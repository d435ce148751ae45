import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { bookableTypes } from '@souk/contract/modules/bookings/terms';
import { pageTitle } from '../../lib/page-head.ts';
import { requireTypes } from '../../lib/session.server.ts';
import { loadWaitingDays } from '../../modules/appointments/index.server.ts';
import { WaitingDays } from '../../modules/appointments/index.ts';
import { askedOf, loadBusinessBookings, loadCalendar } from '../../modules/bookings/index.server.ts';
import { BusinessList, businessPath, CalendarPage } from '../../modules/bookings/index.ts';
import type { Route } from './+types/business-bookings.ts';

export const handle = {
  access: 'business:handyman,professional,events,beauty,wellbeing,spa',
  screen: 'BusinessBookings',
};

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, bookableTypes);
  const search = args.url.searchParams;
  const asked = await askedOf(args, search, 'list');
  if (asked.view !== 'list') return { calendar: await loadCalendar(args, asked), list: null, waiting: [] };
  const [list, waiting] = await Promise.all([loadBusinessBookings(args, search), loadWaitingDays(args)]);
  return { calendar: null, list: { ...list, today: asked.today }, waiting };
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Bookings`)];

export default function BusinessBookings({ loaderData: { calendar, list, waiting } }: Route.ComponentProps) {
  return calendar ? (
    <CalendarPage path={businessPath} title={<Trans>Bookings</Trans>} loaded={calendar} />
  ) : (
    <BusinessList {...list} above={<WaitingDays days={waiting} />} />
  );
}
