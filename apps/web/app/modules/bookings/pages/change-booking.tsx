import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { pathFor } from '../booking-address.ts';
import { loadChange, proposeChange } from '../change-booking.server.ts';
import { BookingFrame } from '../components/booking-frame.tsx';
import { ChangeForm } from '../components/changes/change-form.tsx';
import type { Route } from './+types/change-booking.ts';

export const handle = { access: 'login', screen: 'ChangeBooking' };

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  return loadChange(args, args.params.id);
}

export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  return proposeChange(args, args.params.id);
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Change the work`)];

/** A change of the work, for either side: sending the form signs it. */
export default function ChangeBooking({ loaderData: { booking }, actionData }: Route.ComponentProps) {
  const other = booking.role === 'customer' ? booking.seller.name : booking.customer.name;
  return (
    <BookingFrame
      isNarrow
      back={{ to: pathFor(booking), words: <bdi>{booking.title}</bdi> }}
      title={<Trans>Change the work</Trans>}
      lead={
        <Trans>
          The change holds once <bdi>{other}</bdi> signs it too. Until then the booking stays as it is.
        </Trans>
      }
    >
      <ChangeForm booking={booking} problems={actionData} />
    </BookingFrame>
  );
}
