import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageTitle } from '../../lib/page-head.ts';
import { requirePrivate } from '../../lib/session.server.ts';
import { loadWaits } from '../../modules/appointments/index.server.ts';
import { WaitList } from '../../modules/appointments/index.ts';
import { loadBookings } from '../../modules/bookings/index.server.ts';
import { BookingList } from '../../modules/bookings/index.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/booking-list.ts';

export const handle = { access: 'private', screen: 'BookingList' };

export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  const [list, waits] = await Promise.all([loadBookings(args, args.url.searchParams), loadWaits(args)]);
  return { ...list, waits };
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`My bookings`)];

export default function BookingListPage({ loaderData: { waits, ...list } }: Route.ComponentProps) {
  return (
    <BookingList
      {...list}
      title={<Trans>My bookings</Trans>}
      path="/booking-list"
      above={<WaitList waits={waits} />}
      aside={
        <ButtonLink to="/previous-enquiries" tone="line" size="sm">
          <Trans>My questions</Trans>
        </ButtonLink>
      }
    />
  );
}
