import { Trans, useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { PlaceField } from '../../../locations/index.ts';
import { choicePath } from '../../booking-choice.ts';
import type { BookingStepData } from '../../load-booking.server.ts';

/** Longer ones would not fit what a browser keeps. */
const longest = 900;

function WorkPlace({ told }: Pick<BookingStepData, 'told'>) {
  const { t } = useLingui();
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">
        <Trans>Where the work is done</Trans>
      </legend>
      <TextField
        name="street"
        label={t`Street and number`}
        autoComplete="street-address"
        maxLength={80}
        defaultValue={told?.street ?? ''}
      />
      <PlaceField name="address" label={t`Suburb`} place={told?.address} />
    </fieldset>
  );
}

interface DetailsStepProps {
  booking: BookingStepData;
  problems: FormOutcome | undefined;
}

/** The third step: what the business needs to know. */
export function DetailsStep({ booking, problems }: DetailsStepProps) {
  const { t } = useLingui();
  const { business, choice, questions, told } = booking;
  const { description, hasEventType, hasNote, needsAddress, hasGuests } = questions;
  return (
    <FormScope of={problems}>
      <Form
        method="post"
        action={choicePath(business.business_id, { ...choice, step: 'details' })}
        noValidate
        className="space-y-5"
      >
        <FormProblem />
        <input type="hidden" name="_step" value="details" />
        {hasEventType && (
          <TextField
            name="event_type"
            label={t`Event type`}
            placeholder={t`Wedding, birthday, conference`}
            maxLength={80}
            defaultValue={told?.event_type ?? ''}
          />
        )}
        {hasGuests && (
          <TextField
            name="guests"
            type="number"
            inputMode="numeric"
            min={1}
            max={2000}
            label={t`Guests`}
            defaultValue={String(choice.guests ?? 1)}
          />
        )}
        {description && (
          <TextArea
            name="description"
            label={t`What is to be done`}
            maxLength={longest}
            rows={5}
            defaultValue={told?.description ?? ''}
          />
        )}
        {needsAddress && <WorkPlace told={told} />}
        {hasNote && (
          <TextArea
            name="note"
            label={t`Note for the business`}
            hint={t`If there is something it should know. You can leave it empty.`}
            maxLength={longest}
            rows={4}
            defaultValue={told?.note ?? ''}
          />
        )}
        <SubmitButton size="lg" className="max-lg:w-full">
          <Trans>Review the booking</Trans>
        </SubmitButton>
      </Form>
    </FormScope>
  );
}
