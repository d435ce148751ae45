import { Trans, useLingui } from '@lingui/react/macro';
import { waitTimes } from '@souk/contract/modules/appointments/wait-values';
import { Form } from 'react-router';
import { DateField } from '../../../../ui/date-field.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { choicePath } from '../../booking-choice.ts';
import { isTold } from '../../booking-details.ts';
import type { BookingStepData } from '../../load-booking.server.ts';

interface JoinListProps {
  booking: BookingStepData;
  date: string;
  problems: FormOutcome | undefined;
}

/** Where nothing suitable is free on a day: freed times are offered in the order of joining. */
export function JoinList({ booking, date, problems }: JoinListProps) {
  const { t } = useLingui();
  const { business, choice, questions, told, idempotencyKey } = booking;
  // Somebody who is offered a time books it in one tap: nothing may be left to ask.
  if (!isTold(questions, told)) return null;
  return (
    <details open={problems !== undefined} className="group panel mt-5 p-5">
      <summary className="tap cursor-pointer font-semibold">
        <Trans>Join the waiting list</Trans>
      </summary>
      <p className="mt-1 max-w-[52ch] text-sm text-ink-2">
        <Trans>
          When a time becomes free on this day, it is held for you for {waitTimes.offerMinutes} minutes, in
          the order of joining.
        </Trans>
      </p>
      <FormScope of={problems}>
        <Form
          method="post"
          action={choicePath(business.business_id, { ...choice, date, step: 'time' })}
          noValidate
          className="mt-4 space-y-4"
        >
          <FormProblem labels={{ from_time: t`Earliest start`, until_time: t`Latest start` }} />
          <input type="hidden" name="_step" value="wait" />
          <input type="hidden" name="_idempotencyKey" value={idempotencyKey} />
          <input type="hidden" name="date" value={date} />
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField kind="time" name="from_time" label={t`Earliest start`} hint={t`Optional`} />
            <DateField kind="time" name="until_time" label={t`Latest start`} hint={t`Optional`} />
          </div>
          <SubmitButton>
            <Trans>Join the waiting list</Trans>
          </SubmitButton>
        </Form>
      </FormScope>
    </details>
  );
}
