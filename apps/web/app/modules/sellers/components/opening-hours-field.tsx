import { Trans, useLingui } from '@lingui/react/macro';
import type { OpeningHour } from '@souk/contract/modules/sellers/profiles';
import { CopyCheck } from 'lucide-react';
import { useState } from 'react';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { useField } from '../../../ui/form-scope.tsx';
import { Select } from '../../../ui/select.tsx';
import { copyToAll, slotTimes, timeWords, weekOf } from '../opening-hours.ts';
import { weekdayWords } from '../paper-words.ts';

interface DayRowProps {
  day: OpeningHour;
  index: number;
  onChange: (day: OpeningHour) => void;
  onCopy: () => void;
}

const slots = slotTimes.map((time) => ({ value: time, label: timeWords(time) }));

function CopyButton({ name, onCopy }: { name: string; onCopy: () => void }) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <Button tone="ghost" size="sm" icon={CopyCheck} className="ms-auto" onClick={onCopy}>
      <Trans>Copy to all days</Trans>
      <span className="sr-only">{name}</span>
    </Button>
  );
}

function DayRow({ day, index, onChange, onCopy }: DayRowProps) {
  const { t, i18n } = useLingui();
  const words = weekdayWords[day.weekday];
  const name = words ? i18n._(words) : '';
  const field = (part: string) => `opening_hours.${index}.${part}`;
  const times = (
    <div className="grid grid-cols-2 gap-3 group-has-[input:checked]:hidden">
      <Select
        name={field('open')}
        label={t`Opens`}
        aria-label={t`${name} opens`}
        options={slots}
        value={day.open}
        onChange={(event) => onChange({ ...day, open: event.target.value })}
      />
      <Select
        name={field('close')}
        label={t`Closes`}
        aria-label={t`${name} closes`}
        options={slots}
        value={day.close}
        onChange={(event) => onChange({ ...day, close: event.target.value })}
      />
    </div>
  );
  return (
    <li className="group border-b border-line py-3 last:border-b-0">
      <input type="hidden" name={field('weekday')} value={day.weekday} />
      <div className="flex flex-wrap items-center gap-x-4">
        <span className="w-28 font-semibold">{name}</span>
        <Checkbox
          name={field('closed')}
          label={t`Closed`}
          aria-label={t`${name} closed`}
          checked={day.closed}
          onChange={(event) => onChange({ ...day, closed: event.target.checked })}
        />
        <CopyButton name={name} onCopy={onCopy} />
      </div>
      {times}
    </li>
  );
}

interface OpeningHoursFieldProps {
  hours: readonly OpeningHour[];
  /** For panels whose title says the same. */
  isLegendHidden?: boolean;
}

/** A week of hours in half-hour slots; a closing time at or before the opening time is on the next day. */
export function OpeningHoursField({ hours, isLegendHidden }: OpeningHoursFieldProps) {
  const { t, i18n } = useLingui();
  const links = useField({ name: 'opening_hours' });
  const [week, setWeek] = useState(() => weekOf(hours));
  const [said, setSaid] = useState('');
  const change = (day: OpeningHour) =>
    setWeek((days) => days.map((each) => (each.weekday === day.weekday ? day : each)));
  const copy = (weekday: number) => {
    const words = weekdayWords[weekday];
    const name = words ? i18n._(words) : '';
    setWeek((days) => copyToAll(days, weekday));
    setSaid(t`Every day has the hours of ${name}`);
  };
  return (
    <FieldGroup
      links={links}
      label={<Trans>Opening hours</Trans>}
      isLegendHidden={isLegendHidden}
      hint={<Trans>Open past midnight? Choose a closing time before the opening time.</Trans>}
    >
      <ul>
        {week.map((day, index) => (
          <DayRow
            key={day.weekday}
            day={day}
            index={index}
            onChange={change}
            onCopy={() => copy(day.weekday)}
          />
        ))}
      </ul>
      <span className="sr-only" role="status">
        {said}
      </span>
    </FieldGroup>
  );
}
