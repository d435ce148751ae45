import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { disputeReasons } from '@souk/contract/modules/disputes/disputes';
import { data, Form, redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { PhotoField } from '../../reviews/index.ts';
import { bookingPath } from '../booking-address.ts';
import { BookingFrame } from '../components/booking-frame.tsx';
import { familyOf, readBooking } from '../load-booking.server.ts';
import type { Route } from './+types/dispute-booking.ts';

export const handle = { access: 'private', screen: 'DisputeBooking' };

/** The one reason to contest a no-show, in English like the others. */
const contested = 'I was there';

/** The booking that something is wrong with. */
export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  const booking = await readBooking(args, args.params.id);
  if (!booking.moves.includes('dispute')) throw redirect(bookingPath(booking.booking_id));
  return { booking, reasons: disputeReasons };
}

export async function action(args: Route.ActionArgs) {
  await requirePrivate(args);
  const { booking_id, module } = await readBooking(args, args.params.id);
  const sent = await submit(args, familyOf(module).dispute, { params: { booking_id } });
  if (!sent.ok) return data(sent.problems, { status: sent.status });
  return redirectWithToast(args, `/disputes/${sent.reply.dispute_id}`, sent.message);
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Something is wrong`)];

export default function DisputeBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { booking, reasons } = loaderData;
  return (
    <BookingFrame
      isNarrow
      back={{ to: bookingPath(booking.booking_id), words: <bdi>{booking.title}</bdi> }}
      title={booking.is_no_show ? <Trans>I was there</Trans> : <Trans>Something is wrong</Trans>}
    >
      <div className="panel p-5 lg:p-7">
        <p className="text-ink-2">
          {booking.is_no_show ? (
            <Trans>
              Tell the business and Souk how it was. What it keeps of your money is held until this is
              decided.
            </Trans>
          ) : (
            <Trans>
              Tell the business and Souk what happened. The business is not paid until this is decided.
            </Trans>
          )}
        </p>
        <FormScope of={actionData}>
          <Form method="post" encType="multipart/form-data" noValidate className="mt-5 space-y-6">
            <FormProblem />
            {booking.is_no_show ? (
              <input type="hidden" name="reason" value={contested} />
            ) : (
              <Select
                name="reason"
                label={t`What is wrong?`}
                placeholder={t`Please choose`}
                options={reasons.map((reason) => ({ value: reason, label: reason }))}
              />
            )}
            <TextArea name="comment" label={t`What happened?`} rows={5} maxLength={2000} counterMax={2000} />
            <PhotoField kept={[]} />
            <div className="flex justify-end">
              <SubmitButton size="lg">
                <Trans>Open a dispute</Trans>
              </SubmitButton>
            </div>
          </Form>
        </FormScope>
      </div>
    </BookingFrame>
  );
}
