import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { FormEvent } from 'react';
import { datesIn } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { FormScope } from '../../../../ui/form-scope.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { FreeTimes } from '../free-times.tsx';
import type { CalendarMove, MoveRefusal } from './use-calendar-move.ts';

/** Why the booking is back in its place; the reason stays until it is moved again. */
function Refusal({ refusal }: { refusal: MoveRefusal }) {
  const { form, fields } = refusal.problems;
  return (
    <p role="alert" className="flex items-start gap-2 text-[15px] font-semibold text-bad">
      <Icon of={CircleAlert} size={18} className="mt-0.5" />
      {form ?? Object.values(fields ?? {})[0]?.[0]}
    </p>
  );
}

/** Day and time of a lifted booking as fields, which do the same as dragging and arrows. */
export function PlacingPanel({ move, timeZone }: { move: CalendarMove; timeZone: string }) {
  const { t } = useLingui();
  const { lifted, refusal } = move;
  if (!lifted) return null;
  const { wanted, block } = lifted;
  const { name } = block.booking.customer;
  const when = `${datesIn('UTC').nearDay(wanted.date)}, ${wanted.time}`;
  const place = (event: FormEvent) => {
    event.preventDefault();
    move.place();
  };
  return (
    <FormScope of={refusal?.problems}>
      <form onSubmit={place} noValidate className="panel sticky bottom-4 z-20 space-y-3 p-4 shadow-lg">
        <h3 className="font-display text-md font-semibold">
          <Trans>Another time for {name}</Trans>
        </h3>
        {refusal && <Refusal refusal={refusal} />}
        {refusal && <FreeTimes free={refusal.free} timeZone={timeZone} onChoose={move.choose} />}
        <div className="flex flex-wrap items-end gap-3">
          <DateField
            name="date"
            label={t`Date`}
            value={wanted.date}
            onChange={(event) => move.type({ date: event.target.value })}
            className="w-44"
          />
          <DateField
            kind="time"
            name="time"
            label={t`Time`}
            value={wanted.time}
            onChange={(event) => move.type({ time: event.target.value })}
            className="w-36"
          />
          <span className="flex flex-1 justify-end gap-2">
            <Button tone="ghost" onClick={move.cancel}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" tone="ink" isLoading={move.isBusy}>
              <Trans>Propose {when}</Trans>
            </Button>
          </span>
        </div>
        <p className="text-sm text-ink-2">
          <Trans>The booking keeps its time until the customer agrees.</Trans>
        </p>
      </form>
    </FormScope>
  );
}
