import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { bookableTypes } from '@souk/contract/modules/bookings/terms';
import { Form, redirect } from 'react-router';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { businessBookingPath } from '../business-addresses.ts';
import { getReceived } from '../business-family.server.ts';
import { isMovable } from '../calendar-move.ts';
import { BusinessTimes } from '../components/business/business-times.tsx';
import { FreeTimes } from '../components/business/free-times.tsx';
import { moveBooking } from '../move-booking.server.ts';
import type { Route } from './+types/business-move.ts';

export const handle = {
  access: 'business:handyman,professional,events,beauty,wellbeing,spa',
  screen: 'MoveBusinessBooking',
};

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, bookableTypes);
  const booking = await getReceived(args, args.params.id);
  if (!isMovable(booking)) throw redirect(businessBookingPath(booking));
  return { booking };
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, bookableTypes);
  return moveBooking(args, await getReceived(args, args.params.id));
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Another time`)];

/** Another time as plain fields; the calendar sends the same form. */
export default function BusinessMove({ loaderData: { booking }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <OwnPage
      width="form"
      title={<Trans>Another time</Trans>}
      lead={
        <>
          <bdi>{booking.customer.name}</bdi>, <BusinessTimes booking={booking} />
        </>
      }
    >
      <FormScope of={actionData?.problems}>
        <Form method="post" noValidate className="panel space-y-5 p-5 md:p-6">
          <FormProblem labels={{ date: t`Date`, time: t`Time` }} />
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField name="date" label={t`Date`} defaultValue={booking.date} />
            <DateField kind="time" name="time" label={t`Time`} defaultValue={booking.start_time} />
          </div>
          <TextArea
            name="reason"
            label={t`Reason (optional)`}
            hint={t`The customer will see this.`}
            rows={3}
            maxLength={500}
            counterMax={500}
          />
          <p className="text-sm text-ink-2">
            <Trans>
              Times are those of {booking.time_zone}. The booking keeps its time until the customer agrees.
            </Trans>
          </p>
          <div className="flex justify-end">
            <SubmitButton size="lg">
              <Trans>Propose this time</Trans>
            </SubmitButton>
          </div>
          <FreeTimes free={actionData?.free ?? []} timeZone={booking.time_zone} />
        </Form>
      </FormScope>
    </OwnPage>
  );
}
