import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { pathFor } from '../booking-address.ts';
import { isProposed } from '../calendar-move.ts';
import { BookingFrame } from '../components/booking-frame.tsx';
import { BookingTime } from '../components/booking-time.tsx';
import { FreeTimes } from '../components/free-times.tsx';
import { loadMove, moveBooking } from '../move-booking.server.ts';
import type { Route } from './+types/move-booking.ts';

export const handle = { access: 'login', screen: 'MoveBooking' };

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  return loadMove(args, args.params.id);
}

export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  return moveBooking(args, args.params.id);
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Another time`)];

/** Another time as plain fields, for either side; the seller's calendar sends the same form. */
export default function MoveBooking({ loaderData: { booking }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const isProposal = isProposed(booking);
  const isCustomer = booking.role === 'customer';
  return (
    <BookingFrame
      isNarrow
      back={{ to: pathFor(booking), words: <bdi>{booking.title}</bdi> }}
      title={<Trans>Another time</Trans>}
      lead={<bdi>{isCustomer ? booking.seller.name : booking.customer.name}</bdi>}
    >
      <div className="panel p-5 lg:p-7">
        <p className="text-[15px]">
          <span className="block text-sm text-ink-3">
            <Trans>Booked for</Trans>
          </span>
          <BookingTime booking={booking} />
        </p>
        {isProposal && (
          <p className="mt-3 text-[15px] text-ink-2">
            <Trans>Until the other side agrees, the booking keeps its time.</Trans>
          </p>
        )}
        <FormScope of={actionData?.problems}>
          <Form method="post" noValidate className="mt-5 space-y-5">
            <FormProblem labels={{ date: t`Date`, time: t`Time` }} />
            <FreeTimes free={actionData?.free ?? []} timeZone={booking.time_zone} />
            <div className="grid gap-4 sm:grid-cols-2">
              <DateField name="date" label={t`Date`} defaultValue={booking.date} />
              <DateField
                name="time"
                kind="time"
                label={t`Time`}
                hint={t`Time in ${booking.time_zone}.`}
                defaultValue={booking.start_time}
              />
            </div>
            <TextArea
              name="reason"
              label={t`Reason (optional)`}
              hint={isCustomer ? t`The business will see this.` : t`The customer will see this.`}
              rows={3}
              maxLength={500}
              counterMax={500}
            />
            <div className="flex justify-end">
              <SubmitButton size="lg">
                {isProposal ? <Trans>Propose this time</Trans> : <Trans>Change the time</Trans>}
              </SubmitButton>
            </div>
          </Form>
        </FormScope>
      </div>
    </BookingFrame>
  );
}
