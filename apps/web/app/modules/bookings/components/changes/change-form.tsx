import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import { Form } from 'react-router';
import { ButtonLink } from '../../../../ui/button.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope, useFormScope } from '../../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { pathFor } from '../../booking-address.ts';
import { mostChangeLines, mostExtraDays, typedChanges } from '../../change-rows.ts';
import { ChangeRows } from './change-rows.tsx';

/** Names of the fields for the summary of what is wrong; lines are told apart by their numbers. */
function useLabels(): Record<string, string> {
  const { t } = useLingui();
  const lines = Array.from({ length: mostChangeLines }, (_, index) =>
    ['description', 'quantity', 'unit_price'].map(
      (part) => [`items.${index}.${part}`, t`Line ${index + 1}`] as const,
    ),
  );
  return {
    ...Object.fromEntries(lines.flat()),
    items: t`Lines`,
    extra_days: t`More days, optional`,
    note: t`Note, optional`,
  };
}

function Fields({ booking }: { booking: BookingDetail }) {
  const { t } = useLingui();
  const { outcome } = useFormScope();
  return (
    <>
      <ChangeRows
        start={outcome.values ? typedChanges(outcome.values.items) : []}
        beforeCents={booking.total.cents}
      />
      <TextField
        name="extra_days"
        label={t`More days, optional`}
        hint={t`At the same hours on the days that follow, up to ${mostExtraDays}. They are held until the change is answered.`}
        inputMode="numeric"
        className="max-w-60"
      />
      <TextArea name="note" label={t`Note, optional`} rows={3} maxLength={1000} counterMax={1000} />
    </>
  );
}

/** A change of the work: more, less, or more days; sending it signs it for the own side. */
export function ChangeForm({
  booking,
  problems,
}: {
  booking: BookingDetail;
  problems: FormOutcome | undefined;
}) {
  const labels = useLabels();
  return (
    <FormScope of={problems}>
      <FormProblem labels={labels} />
      <Form method="post" noValidate className="panel space-y-6 p-5 lg:p-7">
        <Fields booking={booking} />
        <div className="flex flex-wrap justify-end gap-2.5">
          <ButtonLink to={pathFor(booking)} tone="line" size="lg">
            <Trans>Back</Trans>
          </ButtonLink>
          <SubmitButton size="lg">
            <Trans>Sign and propose</Trans>
          </SubmitButton>
        </div>
      </Form>
    </FormScope>
  );
}
