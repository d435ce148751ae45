import { Trans, useLingui } from '@lingui/react/macro';
import type { Card } from '@souk/contract/modules/payments/methods';
import { ChevronDown, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../../ui/form-scope.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { type CardDesk, PaymentChoice } from '../../../payments/index.ts';
import { CheckoutStep } from './checkout-step.tsx';

export const payFormId = 'pay';

interface PayStepProps {
  cards: readonly Card[];
  desk: CardDesk;
  action: string;
  /** The orders to pay, as hidden fields. */
  fields: readonly (readonly [name: string, value: string])[];
  problems: FormOutcome | undefined;
  number?: number;
  hasNote?: boolean;
  /** There is nothing to pay. */
  isFree?: boolean;
}

/** Replaces the payment methods when a code or a deal leaves nothing to pay. */
function NothingToPay() {
  return (
    <>
      <input type="hidden" name="_pay" value="none" />
      <p className="text-ink-2">
        <Trans>This order is free. There is nothing to pay.</Trans>
      </p>
    </>
  );
}

function NoteField() {
  const { t } = useLingui();
  return (
    <details className="group mt-3 border-t border-line pt-3">
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-md font-medium">
        <Icon of={MessageSquareText} className="text-ink-3" />
        <Trans>Add a note for the shops</Trans>
        <Icon
          of={ChevronDown}
          size={18}
          className="ms-auto text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      <TextArea
        name="note"
        label={t`Note`}
        isLabelHidden
        rows={3}
        counterMax={500}
        maxLength={500}
        placeholder={t`Leave it with the neighbours at number 3`}
        className="mt-2"
      />
    </details>
  );
}

/** The payment method; the button is beside the total. */
export function PayStep({ cards, desk, action, fields, problems, number = 3, ...rest }: PayStepProps) {
  const { hasNote, isFree = false } = rest;
  return (
    <CheckoutStep
      number={number}
      state="open"
      title={isFree ? <Trans>Place your order</Trans> : <Trans>Pay with</Trans>}
    >
      <FormScope of={problems}>
        <Form method="post" action={action} id={payFormId} noValidate className="mt-1">
          <div className="mt-3 empty:hidden">
            <FormProblem />
          </div>
          {fields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {isFree ? <NothingToPay /> : <PaymentChoice cards={cards} desk={desk} />}
          {hasNote && <NoteField />}
        </Form>
      </FormScope>
    </CheckoutStep>
  );
}

/** The step while another one is open. */
export function WaitingPayStep({ children }: { children?: ReactNode }) {
  return (
    <CheckoutStep number={3} state="next" title={<Trans>Pay with</Trans>}>
      {children}
    </CheckoutStep>
  );
}
