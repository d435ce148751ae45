import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { addDays, mondayOf } from '../../../../lib/calendar-days.ts';
import { datesIn } from '../../../../lib/dates.ts';
import { Icon, type IconShape } from '../../../../ui/icon.tsx';
import type { FreeDay } from '../../slot-times.ts';

/** Fewer free starts than this are "nearly full". */
const few = 4;

const { nearDay } = datesIn('UTC');

const dotOf = (free: number) => {
  if (free === 0) return 'bg-transparent';
  return free < few ? 'bg-lamp' : 'bg-book';
};

interface DayProps {
  day: FreeDay;
  to: string;
  isChosen: boolean;
  /** The number of free starts stands in the month, a dot in the strip. */
  hasCount?: boolean;
}

/** One day: its name, its number and how much of it is free. */
function Day({ day: { date, free }, to, isChosen, hasCount = false }: DayProps) {
  const [weekday = '', number = ''] = nearDay(date).split(' ');
  const look = `grid h-[68px] justify-items-center content-center gap-0.5 rounded-md ${isChosen ? 'bg-ink text-on-ink' : ''}`;
  const quiet = isChosen ? '' : 'text-ink-3';
  const face = (
    <>
      <span className={`text-xs ${quiet} ${hasCount ? 'sr-only' : ''}`}>{weekday}</span>
      <span
        className={`num font-display text-md leading-none font-semibold ${free === 0 ? `line-through decoration-1 ${quiet}` : ''}`}
      >
        {number}
      </span>
      {hasCount ? (
        <span className={`num text-xs ${quiet}`} aria-hidden="true">
          {free > 0 ? free : ' '}
        </span>
      ) : (
        <i className={`size-1.5 rounded-full ${dotOf(free)}`} aria-hidden="true" />
      )}
      <span className="sr-only">
        <Plural value={free} _0="full" one="# time free" other="# times free" />
      </span>
    </>
  );
  if (free === 0 && !isChosen) return <span className={look}>{face}</span>;
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isChosen ? 'date' : undefined}
      className={`${look} ${isChosen ? '' : 'hover:bg-inset'}`}
    >
      {face}
    </Link>
  );
}

interface StripProps {
  days: readonly FreeDay[];
  date: string;
  today: string;
  addressOf: (date: string) => string;
}

function WeekLink({ to, label, icon }: { to: string | null; label: string; icon: IconShape }) {
  const look = 'grid size-11 place-items-center rounded-full';
  if (to === null)
    return (
      <span className={`${look} text-ink-3`} aria-hidden="true">
        <Icon of={icon} isDirectional />
      </span>
    );
  return (
    <Link to={to} preventScrollReset aria-label={label} className={`${look} hover:bg-inset`}>
      <Icon of={icon} isDirectional />
    </Link>
  );
}

function Month({ days, date, addressOf }: StripProps) {
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand-ink">
        <Trans>See six weeks</Trans>
      </summary>
      <ol className="grid grid-cols-7 gap-1">
        {days.map((day) => (
          <li key={day.date}>
            <Day day={day} to={addressOf(day.date)} isChosen={day.date === date} hasCount />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The week of the chosen day, the weeks beside it, and six weeks at a glance. */
export function DayStrip(props: StripProps) {
  const { t } = useLingui();
  const { days, date, today, addressOf } = props;
  const monday = mondayOf(date);
  const week = days.filter((day) => mondayOf(day.date) === monday);
  const before = addDays(monday, -7);
  const [, , month = ''] = nearDay(date).split(' ');
  const earlier = before < mondayOf(today) ? null : addressOf(before === mondayOf(today) ? today : before);
  return (
    <>
      <div className="flex items-center justify-between">
        <h3 className="font-semibold">
          {month} {date.slice(0, 4)}
        </h3>
        <span className="-me-2 flex">
          <WeekLink to={earlier} label={t`Previous week`} icon={ChevronLeft} />
          <WeekLink to={addressOf(addDays(monday, 7))} label={t`Next week`} icon={ChevronRight} />
        </span>
      </div>
      <ol className="mt-1 grid grid-cols-7 gap-1">
        {week.map((day) => (
          <li key={day.date}>
            <Day day={day} to={addressOf(day.date)} isChosen={day.date === date} />
          </li>
        ))}
      </ol>
      <p className="mt-2 flex flex-wrap gap-x-4 text-xs text-ink-3" aria-hidden="true">
        <span className="inline-flex items-center gap-1.5">
          <i className="size-1.5 rounded-full bg-book" />
          <Trans>Open</Trans>
        </span>
        <span className="inline-flex items-center gap-1.5">
          <i className="size-1.5 rounded-full bg-lamp" />
          <Trans>Nearly full</Trans>
        </span>
        <span className="inline-flex items-center gap-1.5">
          <s>22</s>
          <Trans>Full or closed</Trans>
        </span>
      </p>
      <Month {...props} />
    </>
  );
}
