import { Trans, useLingui } from '@lingui/react/macro';
import type { QuoteDetail } from '@souk/contract/modules/appointments/quote-values';
import { Form } from 'react-router';
import { datesIn } from '../../../../lib/dates.ts';
import { useNow } from '../../../../lib/page-root.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { FieldGroup } from '../../../../ui/field.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope, useField, useFormScope } from '../../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { linesOf, mostLines, mostSteps, typedLines } from '../../answer-rows.ts';
import { receivedQuotePath } from '../../quote-paths.ts';
import { FormSection } from '../form-section.tsx';
import { LineRows } from './line-rows.tsx';
import { PaymentFields } from './payment-fields.tsx';

interface AnswerProps {
  quote: QuoteDetail;
  /** Who works at the business. */
  people: readonly { id: number; name: string }[];
}

/** Names of the fields for the summary of what is wrong; rows are told apart by their numbers. */
function useLabels(): Record<string, string> {
  const { t } = useLingui();
  const rows = (count: number, name: string, parts: readonly string[], label: (number: number) => string) =>
    Array.from({ length: count }, (_, index) =>
      parts.map((part) => [`${name}.${index}.${part}`, label(index + 1)] as const),
    ).flat();
  return {
    ...Object.fromEntries([
      ...rows(mostLines, 'items', ['description', 'quantity', 'unit_price'], (number) => t`Line ${number}`),
      ...rows(mostSteps, 'milestones', ['label', 'percent'], (number) => t`Milestone ${number}`),
    ]),
    items: t`Lines`,
    milestones: t`Milestones`,
    deposit_percent: t`Deposit`,
    valid_until: t`Valid until`,
    date: t`Date`,
    time: t`Time`,
    duration_minutes: t`Takes`,
    people: t`Who does it`,
    note: t`Note`,
    warranty: t`Warranty`,
  };
}

function Lines({ quote }: Pick<AnswerProps, 'quote'>) {
  const { outcome } = useFormScope();
  const start = outcome.values ? typedLines(outcome.values.items) : linesOf(quote.offer);
  return (
    <FormSection
      id="lines"
      title={<Trans>What you quote</Trans>}
      lead={<Trans>Prices are what the customer pays, with GST.</Trans>}
    >
      <LineRows start={start} gstPercent={quote.gst_percent} />
    </FormSection>
  );
}

/** Nobody ticked means anybody. */
function People({ people, chosen }: Pick<AnswerProps, 'people'> & { chosen: readonly number[] }) {
  const links = useField({ name: 'people' });
  if (people.length < 2) return null;
  return (
    <FieldGroup
      links={links}
      label={<Trans>Who does it</Trans>}
      hint={<Trans>Nobody ticked means anybody who is free.</Trans>}
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        {people.map(({ id, name }) => (
          <Checkbox
            key={id}
            name="people"
            value={String(id)}
            label={name}
            defaultChecked={chosen.includes(id)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function Time({ quote, people }: AnswerProps) {
  const { t } = useLingui();
  const { offer, time_zone: zone } = quote;
  const today = datesIn(zone).isoDay(useNow());
  return (
    <FormSection
      id="time"
      title={<Trans>When</Trans>}
      lead={
        <Trans>
          A time that you name is held for the customer while the quote is open. Without one they choose.
        </Trans>
      }
    >
      <div className="grid gap-5 sm:grid-cols-3">
        <DateField name="date" label={t`Date, optional`} min={today} defaultValue={offer?.date ?? ''} />
        <DateField
          name="time"
          kind="time"
          label={t`Time, optional`}
          hint={t`Time in ${zone}.`}
          defaultValue={offer?.start_time ?? ''}
        />
        <TextField
          name="duration_minutes"
          label={t`Takes`}
          inputMode="numeric"
          suffix={<span className="pe-3 text-ink-2">{t`min`}</span>}
          defaultValue={String(offer?.duration_minutes ?? 60)}
        />
      </div>
      <People people={people} chosen={(offer?.people ?? []).map(({ id }) => id)} />
    </FormSection>
  );
}

function Terms({ quote }: Pick<AnswerProps, 'quote'>) {
  const { t } = useLingui();
  const { offer, time_zone: zone } = quote;
  return (
    <FormSection id="terms" title={<Trans>Terms</Trans>}>
      <DateField
        name="valid_until"
        label={t`Valid until`}
        hint={t`Seven days if you leave it empty; at the latest until the work begins.`}
        min={datesIn(zone).isoDay(useNow())}
        defaultValue={offer && quote.status === 'Quote-Sent' ? offer.valid_until : ''}
        className="max-w-60"
      />
      <PaymentFields offer={offer} />
      <TextField
        name="warranty"
        label={t`Warranty, optional`}
        placeholder={t`12 months on all work`}
        hint={t`Customers compare it. Their rights by law apply all the same.`}
        maxLength={200}
        defaultValue={offer?.warranty ?? ''}
      />
      <TextArea
        name="note"
        label={t`Note, optional`}
        rows={3}
        maxLength={2000}
        counterMax={2000}
        defaultValue={offer?.note ?? ''}
      />
    </FormSection>
  );
}

/** A quote, or a version that replaces the one before. */
export function AnswerForm({ problems, ...props }: AnswerProps & { problems: FormOutcome | undefined }) {
  const labels = useLabels();
  const { quote } = props;
  return (
    <FormScope of={problems}>
      <FormProblem labels={labels} />
      <Form method="post" noValidate className="grid gap-5">
        <Lines quote={quote} />
        <Time {...props} />
        <Terms quote={quote} />
        <div className="flex flex-wrap justify-end gap-2.5">
          <ButtonLink to={receivedQuotePath(quote.quote_id)} tone="line" size="lg">
            <Trans>Back</Trans>
          </ButtonLink>
          <SubmitButton size="lg">
            {quote.status === 'Quote-Sent' ? (
              <Trans>Send the new version</Trans>
            ) : (
              <Trans>Send the quote</Trans>
            )}
          </SubmitButton>
        </div>
      </Form>
    </FormScope>
  );
}
