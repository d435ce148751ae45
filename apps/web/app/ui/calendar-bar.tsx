import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { addDays, daysOf, monthOf, type ShownView, stepped } from '../lib/calendar-days.ts';
import { datesIn } from '../lib/dates.ts';
import { Button, ButtonLink } from './button.tsx';
import { DateField } from './date-field.tsx';
import { Icon } from './icon.tsx';

/** The shown days in words. */
function Title({ view, date }: { view: ShownView; date: string }) {
  const { nearDay, shortMonthDate, yearOf } = datesIn('UTC');
  const monthDay = (day: string) => shortMonthDate(day).slice(0, 6);
  if (view === 'month') return <bdi>{shortMonthDate(date).slice(3)}</bdi>;
  if (view === 'day') return <bdi>{`${nearDay(date)} ${yearOf(date)}`}</bdi>;
  const [first = date] = daysOf(view, date);
  const last = addDays(first, 6);
  const from = monthOf(first) === monthOf(last) ? shortMonthDate(first).slice(0, 2) : monthDay(first);
  const until = shortMonthDate(last);
  return (
    <Trans>
      <bdi>{from}</bdi> to <bdi>{until}</bdi>
    </Trans>
  );
}

interface CalendarBarProps {
  /** What the form with any date is sent to, with `view` and `date`. */
  path: string;
  view: string;
  /** What earlier and later step by, and what the title names. */
  shown: ShownView;
  date: string;
  today: string;
  addressOf: (date: string) => string;
  /** The ways to the other views. */
  children: ReactNode;
}

/** Today, earlier and later, any date, and the views. */
export function CalendarBar({ path, view, shown, date, today, addressOf, children }: CalendarBarProps) {
  const { t } = useLingui();
  const square = 'grid size-11 place-items-center rounded-md hover:bg-inset';
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="flex items-center gap-1">
        <ButtonLink to={addressOf(today)} tone="line" preventScrollReset>
          <Trans>Today</Trans>
        </ButtonLink>
        <Link
          to={addressOf(stepped(shown, date, -1))}
          aria-label={t`Earlier`}
          className={square}
          preventScrollReset
        >
          <Icon of={ChevronLeft} isDirectional />
        </Link>
        <Link
          to={addressOf(stepped(shown, date, 1))}
          aria-label={t`Later`}
          className={square}
          preventScrollReset
        >
          <Icon of={ChevronRight} isDirectional />
        </Link>
      </div>
      <h2
        className="num flex min-h-11 flex-1 items-center font-display text-lg font-semibold"
        aria-live="polite"
      >
        <span>
          <Title view={shown} date={date} />
        </span>
      </h2>
      <Form method="get" action={path} className="flex items-end gap-2">
        <input type="hidden" name="view" value={view} />
        <DateField
          key={date}
          name="date"
          label={t`Date`}
          isLabelHidden
          defaultValue={date}
          className="w-40"
        />
        <Button type="submit" tone="soft" className="!h-12">
          <Trans>Show</Trans>
        </Button>
      </Form>
      {children}
    </div>
  );
}
