import { Trans, useLingui } from '@lingui/react/macro';
import { namedCancellations } from '@souk/contract/modules/bookings/cancellations';
import type { BookingTerms } from '@souk/contract/modules/bookings/terms';
import { useState } from 'react';
import { Form } from 'react-router';
import { ChoiceCards } from '../../../../ui/choice-card.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { shownSteps, type TypedStep } from '../../terms-steps.ts';
import { cancellationWords, type ReadTerms, termsWords } from '../../terms-words.ts';
import { StepRows } from './step-rows.tsx';

/** The terms as far as they are filled in. */
interface Typed {
  payment: BookingTerms['payment'];
  deposit_percent: string;
  confirmation: BookingTerms['confirmation'];
  answer_hours: string;
  cancellation: BookingTerms['cancellation'];
  steps: TypedStep[];
  no_show_percent: string;
}

const typedFrom = (terms: BookingTerms): Typed => ({
  ...terms,
  deposit_percent: String(terms.deposit_percent),
  answer_hours: String(terms.answer_hours),
  no_show_percent: String(terms.no_show_percent),
  steps:
    terms.cancellation === 'own'
      ? terms.cancellation_steps.map((step) => ({
          hours_before: String(step.hours_before),
          refund_percent: String(step.refund_percent),
        }))
      : [],
});

const numberOr = (text: string, otherwise: number) => (/^\d{1,4}$/.test(text) ? Number(text) : otherwise);

const readOf = (typed: Typed, saved: BookingTerms): ReadTerms => ({
  payment: typed.payment,
  confirmation: typed.confirmation,
  deposit_percent: numberOr(typed.deposit_percent, saved.deposit_percent),
  answer_hours: numberOr(typed.answer_hours, saved.answer_hours),
  no_show_percent: numberOr(typed.no_show_percent, saved.no_show_percent),
  cancellation_steps:
    typed.cancellation === 'own' ? shownSteps(typed.steps) : [...namedCancellations[typed.cancellation]],
});

interface PartProps {
  typed: Typed;
  change: (part: Partial<Typed>) => void;
}

function PaymentFields({ typed, change }: PartProps) {
  const { t } = useLingui();
  return (
    <section className="panel space-y-4 p-5 md:p-6">
      <ChoiceCards
        name="payment"
        label={t`When do customers pay?`}
        defaultValue={typed.payment}
        onChoose={(payment) => change({ payment: payment as Typed['payment'] })}
        options={[
          { value: 'at-booking', label: t`When they book`, hint: t`Souk keeps it until the work is done` },
          { value: 'deposit', label: t`A deposit first`, hint: t`The rest two days before the start` },
          { value: 'after-confirming', label: t`After you confirm`, hint: t`The time is held for a day` },
          { value: 'on-the-spot', label: t`On the spot`, hint: t`Nothing goes through Souk` },
        ]}
      />
      <TextField
        name="deposit_percent"
        label={t`Deposit`}
        hint={t`From 5 to 90 %. It counts only where you ask for a deposit.`}
        inputMode="numeric"
        autoComplete="off"
        suffix={<span className="pe-3.5 text-ink-2">%</span>}
        defaultValue={typed.deposit_percent}
        onChange={(event) => change({ deposit_percent: event.target.value })}
        className="sm:w-72"
      />
    </section>
  );
}

function ConfirmationFields({ typed, change }: PartProps) {
  const { t } = useLingui();
  return (
    <section className="panel space-y-4 p-5 md:p-6">
      <ChoiceCards
        name="confirmation"
        label={t`Who confirms a booking?`}
        defaultValue={typed.confirmation}
        onChoose={(confirmation) => change({ confirmation: confirmation as Typed['confirmation'] })}
        options={[
          {
            value: 'at-once',
            label: t`Your calendar, at once`,
            hint: t`A free time is booked straight away`,
          },
          { value: 'by-hand', label: t`You do, by hand`, hint: t`The time is held until you answer` },
        ]}
      />
      <TextField
        name="answer_hours"
        label={t`Hours to answer`}
        hint={t`From 1 to 72. Requests that you don’t answer in time expire.`}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed.answer_hours}
        onChange={(event) => change({ answer_hours: event.target.value })}
        className="sm:w-72"
      />
    </section>
  );
}

function CancellationFields({ typed, change }: PartProps) {
  const { i18n, t } = useLingui();
  const named = (name: keyof typeof namedCancellations) =>
    cancellationWords(i18n, [...namedCancellations[name]]);
  return (
    <section className="panel space-y-4 p-5 md:p-6">
      <ChoiceCards
        name="cancellation"
        label={t`What comes back when customers cancel?`}
        defaultValue={typed.cancellation}
        onChoose={(cancellation) => change({ cancellation: cancellation as Typed['cancellation'] })}
        options={[
          { value: 'flexible', label: t`Flexible`, hint: named('flexible') },
          { value: 'moderate', label: t`Moderate`, hint: named('moderate') },
          { value: 'strict', label: t`Strict`, hint: named('strict') },
          { value: 'own', label: t`Your own steps`, hint: t`Up to six` },
        ]}
      />
      <div className={typed.cancellation === 'own' ? '' : '[@media(scripting:enabled)]:hidden'}>
        <StepRows steps={typed.steps} onChange={(steps) => change({ steps })} />
      </div>
      <TextField
        name="no_show_percent"
        label={t`Comes back if they don’t come`}
        hint={t`0 keeps all that was paid.`}
        inputMode="numeric"
        autoComplete="off"
        suffix={<span className="pe-3.5 text-ink-2">%</span>}
        defaultValue={typed.no_show_percent}
        onChange={(event) => change({ no_show_percent: event.target.value })}
        className="sm:w-72"
      />
    </section>
  );
}

/** A seller's terms with what customers will read of them. */
export function TermsForm({ terms }: { terms: BookingTerms }) {
  const { i18n, t } = useLingui();
  const [typed, setTyped] = useState(() => typedFrom(terms));
  const change = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  return (
    <Form method="post" noValidate className="space-y-4">
      <FormProblem
        labels={{
          deposit_percent: t`Deposit`,
          answer_hours: t`Hours to answer`,
          no_show_percent: t`Comes back if they don’t come`,
        }}
      />
      <PaymentFields typed={typed} change={change} />
      <ConfirmationFields typed={typed} change={change} />
      <CancellationFields typed={typed} change={change} />
      <section aria-labelledby="terms-read" className="rounded-lg bg-book-soft p-5 md:p-6">
        <h2 id="terms-read" className="h-panel mb-2">
          <Trans>What customers will read</Trans>
        </h2>
        <p className="text-[15px]" aria-live="polite">
          {termsWords(i18n, readOf(typed, terms)).join(' ')}
        </p>
      </section>
      <p className="text-sm text-ink-2">
        <Trans>Bookings that were made before keep the terms they were made under.</Trans>
      </p>
      <div className="flex justify-end">
        <SubmitButton size="lg">
          <Trans>Save terms</Trans>
        </SubmitButton>
      </div>
    </Form>
  );
}
