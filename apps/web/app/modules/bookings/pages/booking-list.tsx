import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { BookingList } from '../components/booking-list.tsx';
import { loadBookings } from '../load-bookings.server.ts';
import type { Route } from './+types/booking-list.ts';

export const handle = { access: 'private', screen: 'BookingList' };

export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  return loadBookings(args, args.url.searchParams);
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`My bookings`)];

export default function BookingListPage({ loaderData }: Route.ComponentProps) {
  return (
    <BookingList
      {...loaderData}
      title={<Trans>My bookings</Trans>}
      path="/booking-list"
      aside={
        <ButtonLink to="/previous-enquiries" tone="line" size="sm">
          <Trans>My questions</Trans>
        </ButtonLink>
      }
    />
  );
}
