import { Trans, useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { zoneName } from '../../../../lib/calendar-days.ts';
import { datesIn } from '../../../../lib/dates.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { ChoiceCards } from '../../../../ui/choice-card.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { FormScope } from '../../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { choiceEntries } from '../../booking-choice.ts';
import type { EnteredProblems, Entering } from '../../enter-booking.server.ts';
import { FormSection } from '../form-section.tsx';

interface EnterFormProps {
  entering: Entering;
  problems: EnteredProblems | undefined;
}

/** Free starts in the words of the place; the zone is named where a time comes twice. */
function useStarts({ free, timeZone, choice }: Entering, next: readonly string[]) {
  const { plainTime, flowTime, isoDay } = datesIn(timeZone);
  const times = free.map(plainTime);
  const isTwice = (at: string) => times.filter((time) => time === plainTime(at)).length > 1;
  const words = (at: string) => {
    if (isoDay(at) !== choice.date) return flowTime(at);
    return isTwice(at) ? `${plainTime(at)} ${zoneName(at, timeZone)}` : plainTime(at);
  };
  return [...new Set([...free, ...next])].toSorted().map((at) => ({ value: at, label: words(at) }));
}

/** One of the free times, or any other. */
function WhenFields({ entering, problems }: EnterFormProps) {
  const { t } = useLingui();
  const { choice, time, today, timeZone } = entering;
  const starts = useStarts(entering, problems?.next ?? []);
  const dates = datesIn(timeZone);
  const meant = choice.startsAt ?? starts.find(({ value }) => dates.isoTime(value) === time)?.value;
  const isFree = starts.some(({ value }) => value === meant);
  return (
    <FormSection id="when" title={<Trans>When</Trans>}>
      <ChoiceCards
        name="at"
        label={t`Free times`}
        columns={4}
        options={[...starts, { value: '', label: t`Another time` }]}
        defaultValue={isFree ? meant : ''}
        hint={<Trans>Another time may lie outside your hours and at short notice.</Trans>}
      />
      <div className="grid grid-cols-2 gap-5 group-has-[input[name=at]:checked:not([value=''])]:hidden">
        <DateField name="date" label={t`Date`} min={today} defaultValue={choice.date} />
        <DateField kind="time" name="time" label={t`Time`} defaultValue={time} />
      </div>
    </FormSection>
  );
}

/** Who comes, and when. */
export function EnterForm({ entering, problems }: EnterFormProps) {
  const { t } = useLingui();
  const { chosen, choice, time, idempotencyKey } = entering;
  const address = new URLSearchParams([
    ...choiceEntries(choice).map(([name, value]) => [name, value]),
    ['time', time],
  ]);
  const labels = {
    date: t`Date`,
    time: t`Time`,
    customer_name: t`Name`,
    customer_phone: t`Phone`,
    guests: t`People`,
  };
  return (
    <FormScope of={problems}>
      <FormProblem labels={labels} />
      <Form
        key={address.toString()}
        method="post"
        action={`/business-bookings/new?${address}`}
        noValidate
        className="group grid gap-5"
      >
        <input type="hidden" name="_idempotencyKey" value={idempotencyKey} suppressHydrationWarning />
        <WhenFields entering={entering} problems={problems} />
        <FormSection id="who" title={<Trans>Who comes</Trans>}>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField name="customer_name" label={t`Name`} maxLength={120} autoComplete="off" />
            <TextField
              name="customer_phone"
              label={t`Phone, optional`}
              type="tel"
              inputMode="tel"
              autoComplete="off"
            />
          </div>
          {chosen.some(({ price_kind: kind }) => kind === 'head') && (
            <TextField name="guests" label={t`People`} inputMode="numeric" defaultValue="1" />
          )}
          <TextArea name="note" label={t`Note, optional`} maxLength={1000} rows={3} />
        </FormSection>
        <div className="flex flex-wrap justify-end gap-2.5">
          <ButtonLink to={`/business-bookings?view=day&date=${choice.date}`} tone="line">
            <Trans>Cancel</Trans>
          </ButtonLink>
          <SubmitButton>
            <Trans>Enter booking</Trans>
          </SubmitButton>
        </div>
      </Form>
    </FormScope>
  );
}
