import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { LoginFirst } from '../../../shell/login/login-first.tsx';
import ticket from '../../../ui/art/ticket.svg';
import { ButtonLink } from '../../../ui/button.tsx';
import { BookingList } from '../components/booking-list.tsx';
import { loadEventBookings } from '../load-bookings.server.ts';
import type { Route } from './+types/my-event-bookings.ts';

export const handle = { access: 'visitor-or-private', screen: 'MyEventBookings' };

export const loader = (args: Route.LoaderArgs) => loadEventBookings(args, args.url.searchParams);

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`My event bookings`),
  { name: 'robots', content: 'noindex' },
];

export default function MyEventBookings({ loaderData }: Route.ComponentProps) {
  return loaderData ? (
    <BookingList
      {...loaderData}
      title={<Trans>My event bookings</Trans>}
      path="/my-booking/event"
      isOneKind
      aside={
        <ButtonLink to="/event-projects" tone="line" size="sm">
          <Trans>Plan an event</Trans>
        </ButtonLink>
      }
    />
  ) : (
    <LoginFirst title={<Trans>Log in to see your bookings</Trans>} object={ticket} palette="jade">
      <Trans>Log in with the account that booked.</Trans>
    </LoginFirst>
  );
}
