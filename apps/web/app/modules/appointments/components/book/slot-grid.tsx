import { Trans, useLingui } from '@lingui/react/macro';
import { Moon, Sun, Sunrise } from 'lucide-react';
import { Link } from 'react-router';
import { zoneName } from '../../../../lib/calendar-days.ts';
import { datesIn } from '../../../../lib/dates.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { type DayPart, groupTimes, isElsewhere, type Slot, type SlotTime } from '../../slot-times.ts';

const icons = { morning: Sunrise, afternoon: Sun, evening: Moon };

const look =
  'num flex min-h-11 flex-col items-center justify-center rounded-md px-1 text-center text-[15px] leading-tight font-semibold';
const looks = {
  taken: 'bg-sunken font-medium text-ink-3 line-through decoration-1',
  chosen: 'bg-ink text-on-ink',
  free: 'bg-surface shadow-[inset_0_0_0_1px_var(--line-strong)] hover:shadow-[inset_0_0_0_2px_var(--ink)]',
};

interface SlotGridProps {
  slots: readonly Slot[];
  chosen: string | undefined;
  timeZone: string;
  addressOf: (startsAt: string) => string;
}

function Time({
  slot,
  isChosen,
  timeZone,
  to,
}: {
  slot: SlotTime;
  isChosen: boolean;
  timeZone: string;
  to: string;
}) {
  const own = useDates();
  const there = datesIn(timeZone);
  const { starts_at: at, available, isTwice } = slot;
  const words = isTwice ? `${there.plainTime(at)} ${zoneName(at, timeZone)}` : there.plainTime(at);
  if (!available)
    return (
      <span className={`${look} ${looks.taken}`}>
        {words}
        <span className="sr-only">
          , <Trans>taken</Trans>
        </span>
      </span>
    );
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={`${look} ${isChosen ? looks.chosen : looks.free}`}
    >
      {words}
      {isElsewhere(at, timeZone, own.timeZone) && (
        <span className={`text-xs font-normal ${isChosen ? '' : 'text-ink-3'}`}>
          <Trans>{own.plainTime(at)} your time</Trans>
        </span>
      )}
    </Link>
  );
}

/** The times of a day, by part of the day. */
export function SlotGrid({ slots, chosen, timeZone, addressOf }: SlotGridProps) {
  const { t } = useLingui();
  const names: Record<DayPart, string> = {
    morning: t`Morning`,
    afternoon: t`Afternoon`,
    evening: t`Evening`,
  };
  return groupTimes(slots).map(({ part, times }) => (
    <section key={part} aria-label={names[part]} className="mt-5">
      <h3 className="mb-2 flex items-center gap-1.5 text-sm font-semibold">
        <Icon of={icons[part]} size={16} className="text-ink-3" />
        {names[part]}
      </h3>
      <ol className="grid grid-cols-3 gap-2">
        {times.map((slot) => (
          <li key={slot.starts_at}>
            <Time
              slot={slot}
              isChosen={slot.starts_at === chosen}
              timeZone={timeZone}
              to={addressOf(slot.starts_at)}
            />
          </li>
        ))}
      </ol>
    </section>
  ));
}
