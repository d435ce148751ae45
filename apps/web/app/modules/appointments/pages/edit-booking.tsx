import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { BookingFrame, bookingPath } from '../../bookings/index.ts';
import { EditForm } from '../components/book/edit-form.tsx';
import { editBooking, loadEdit } from '../edit-booking.server.ts';
import type { Route } from './+types/edit-booking.ts';

export const handle = { access: 'private', screen: 'EditBooking' };

export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  return loadEdit(args, args.params.id);
}

export async function action(args: Route.ActionArgs) {
  await requirePrivate(args);
  return editBooking(args, args.params.id);
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Change the services`)];

/** Other services for a request that nobody has answered; it is priced anew. */
export default function EditBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, services, choice } = loaderData;
  return (
    <BookingFrame
      isNarrow
      back={{ to: bookingPath(booking.booking_id), words: <bdi>{booking.title}</bdi> }}
      title={<Trans>Change the services</Trans>}
      lead={
        <Trans>
          <bdi>{booking.seller.name}</bdi> has not confirmed your request yet. It is priced anew, and they are
          told.
        </Trans>
      }
    >
      <EditForm
        booking={booking}
        services={services}
        choice={choice}
        problems={actionData?.problems}
        free={actionData?.free ?? []}
      />
    </BookingFrame>
  );
}
