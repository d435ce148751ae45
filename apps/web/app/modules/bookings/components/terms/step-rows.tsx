import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { FieldProblem } from '../../../../ui/field.tsx';
import { useField } from '../../../../ui/form-scope.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { mostSteps, stepField, type TypedStep } from '../../terms-steps.ts';

interface StepRowsProps {
  steps: readonly TypedStep[];
  onChange: (steps: TypedStep[]) => void;
}

const blank: TypedStep = { hours_before: '', refund_percent: '' };

/** Steps of an own policy, from the earliest to the latest; an empty row counts for nothing. */
export function StepRows({ steps, onChange }: StepRowsProps) {
  const { t } = useLingui();
  const [count, setCount] = useState(Math.min(mostSteps, Math.max(3, steps.length + 1)));
  const whole = useField({ name: 'cancellation_steps' });
  const rows = Array.from({ length: count }, (_, index) => steps[index] ?? blank);
  const change = (at: number, part: Partial<TypedStep>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  return (
    <fieldset id={whole.id} tabIndex={-1} aria-describedby={whole.describedBy} className="space-y-3">
      <legend className="mb-1.5 text-sm font-semibold">
        <Trans>Your own steps, the earliest first</Trans>
      </legend>
      {rows.map((row, index) => {
        const number = index + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: -- a row has no other identity than its place
          <div key={index} className="grid grid-cols-2 gap-3">
            <TextField
              name={stepField(index, 'hours_before')}
              label={<Trans>Hours before, step {number}</Trans>}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={row.hours_before}
              onChange={(event) => change(index, { hours_before: event.target.value })}
            />
            <TextField
              name={stepField(index, 'refund_percent')}
              label={<Trans>Comes back, step {number}</Trans>}
              inputMode="numeric"
              autoComplete="off"
              suffix={<span className="pe-3.5 text-ink-2">%</span>}
              defaultValue={row.refund_percent}
              onChange={(event) => change(index, { refund_percent: event.target.value })}
            />
          </div>
        );
      })}
      {whole.problem && <FieldProblem id={whole.problemId}>{whole.problem}</FieldProblem>}
      {count < mostSteps && (
        <Button
          tone="soft"
          size="sm"
          icon={Plus}
          aria-label={t`Add a step`}
          onClick={() => setCount(count + 1)}
          className="[@media(scripting:none)]:hidden"
        >
          <Trans>Add a step</Trans>
        </Button>
      )}
    </fieldset>
  );
}
