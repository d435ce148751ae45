import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { QuotePayment, QuoteVersion } from '@souk/contract/modules/appointments/quote-values';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { textOf } from '../../../../lib/typed-values.ts';
import { useHydrated } from '../../../../shell/use-hydrated.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceCards } from '../../../../ui/choice-card.tsx';
import { FieldGroup } from '../../../../ui/field.tsx';
import { useField, useFormScope } from '../../../../ui/form-scope.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import {
  emptyStep,
  mayAddStep,
  mostSteps,
  percentOf,
  type StepFields,
  stepsOf,
  typedSteps,
} from '../../answer-rows.ts';

const percentSign = <span className="pe-3 text-ink-2">%</span>;

interface StepRowProps {
  row: StepFields;
  index: number;
  onChange: (row: StepFields) => void;
  onRemove: (() => void) | undefined;
}

function StepRow({ row, index, onChange, onRemove }: StepRowProps) {
  const { t } = useLingui();
  const number = index + 1;
  const field = (part: keyof StepFields) => ({
    name: `milestones.${index}.${part}`,
    value: row[part],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ ...row, [part]: event.target.value }),
  });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_112px_44px] items-start gap-3">
      <TextField
        {...field('label')}
        label={t`Milestone ${number}`}
        placeholder={t`When the pipes are in`}
        maxLength={80}
      />
      <TextField {...field('percent')} label={t`Share`} inputMode="numeric" suffix={percentSign} />
      {onRemove && (
        <IconButton icon={Trash2} label={t`Remove milestone ${number}`} className="mt-7" onClick={onRemove} />
      )}
    </li>
  );
}

/** Steps that are paid one by one, and how much of the price they come to. */
function Steps({ start }: { start: readonly StepFields[] }) {
  const links = useField({ name: 'milestones' });
  const isHydrated = useHydrated();
  const [rows, setRows] = useState<readonly StepFields[]>(start.length > 0 ? start : [emptyStep, emptyStep]);
  const spare = isHydrated ? [] : [emptyStep, emptyStep, emptyStep].slice(0, mostSteps - rows.length);
  const shown = [...rows, ...spare];
  const sum = percentOf(rows);
  return (
    <FieldGroup
      links={links}
      label={<Trans>Milestones</Trans>}
      hint={
        <Trans>The first is paid within a day of accepting, the others when you have come to them.</Trans>
      }
    >
      <ul className="space-y-3">
        {shown.map((row, index) => (
          <StepRow
            // biome-ignore lint/suspicious/noArrayIndexKey: -- rows have no identity but their place
            key={index}
            row={row}
            index={index}
            onChange={(changed) => setRows(shown.with(index, changed))}
            onRemove={isHydrated && rows.length > 1 ? () => setRows(rows.toSpliced(index, 1)) : undefined}
          />
        ))}
      </ul>
      <p
        className={`num mt-3 text-sm font-semibold ${sum === 100 ? 'text-good' : 'text-ink-2'}`}
        aria-live="polite"
      >
        <Plural value={sum} one="# of 100 per cent" other="# of 100 per cent" />
      </p>
      {isHydrated && rows.length < mostSteps && (
        <Button
          tone="line"
          size="sm"
          icon={Plus}
          className="mt-3"
          disabled={!mayAddStep(rows)}
          onClick={() => setRows([...rows, emptyStep])}
        >
          <Trans>Add a milestone</Trans>
        </Button>
      )}
    </FieldGroup>
  );
}

const isPayment = (typed: string): typed is QuotePayment =>
  ['in-full', 'deposit', 'milestones'].includes(typed);

/** How the job is paid; without scripts every part is there, and the choice decides. */
export function PaymentFields({ offer }: { offer: QuoteVersion | null }) {
  const { t } = useLingui();
  const { outcome } = useFormScope();
  const isHydrated = useHydrated();
  const typed = textOf(outcome.values?.payment);
  const [payment, setPayment] = useState<string>(isPayment(typed) ? typed : (offer?.payment ?? 'in-full'));
  const deposit =
    offer?.payment === 'deposit' && offer.shares.length > 1 ? offer.shares[0]?.percent : undefined;
  const steps = outcome.values ? typedSteps(outcome.values.milestones) : stepsOf(offer);
  return (
    <div className="space-y-5">
      <ChoiceCards
        name="payment"
        label={t`How it is paid`}
        columns={1}
        defaultValue={payment}
        onChoose={setPayment}
        options={[
          { value: 'in-full', label: t`In full`, hint: t`Within a day of accepting` },
          { value: 'deposit', label: t`Deposit and rest`, hint: t`The rest before the work begins` },
          { value: 'milestones', label: t`By milestones`, hint: t`Step by step while you work` },
        ]}
      />
      {(payment === 'deposit' || !isHydrated) && (
        <TextField
          name="deposit_percent"
          label={t`Deposit`}
          inputMode="numeric"
          suffix={percentSign}
          defaultValue={String(deposit ?? 20)}
          className="max-w-40"
        />
      )}
      {(payment === 'milestones' || !isHydrated) && <Steps start={steps} />}
    </div>
  );
}
