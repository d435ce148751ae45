import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Form, Link } from 'react-router';
import { addDays } from '../../../../lib/calendar-days.ts';
import { datesIn } from '../../../../lib/dates.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { SegmentedLinks } from '../../../../ui/segmented.tsx';
import { calendarAddress } from '../../calendar-address.ts';
import { type CalendarView, daysOf, stepped } from '../../calendar-days.ts';

/** The list belongs to the page of bookings, not to the calendars of single trades. */
export function CalendarViews({ path, view, date }: { path: string; view: CalendarView; date: string }) {
  const { t } = useLingui();
  const words = { list: t`List`, day: t`Day`, week: t`Week`, month: t`Month` };
  return (
    <SegmentedLinks
      label={t`How bookings are shown`}
      links={(['list', 'day', 'week', 'month'] as const).map((each) => ({
        to: calendarAddress(path, each, date),
        label: words[each],
        isCurrent: each === view,
      }))}
    />
  );
}

type Shown = Exclude<CalendarView, 'list'>;

/** The shown days in words. */
function Title({ view, date }: { view: Shown; date: string }) {
  const { nearDay, shortMonthDate, yearOf } = datesIn('UTC');
  if (view === 'month') return <bdi>{shortMonthDate(date).slice(3)}</bdi>;
  const [first = date] = daysOf(view, date);
  if (view === 'day') return <bdi>{`${nearDay(first)} ${yearOf(first)}`}</bdi>;
  const last = addDays(first, 6);
  return <bdi>{`${nearDay(first)} – ${nearDay(last)} ${yearOf(last)}`}</bdi>;
}

interface CalendarBarProps {
  path: string;
  view: Shown;
  date: string;
  today: string;
}

/** Today, earlier and later, any date, and the views. */
export function CalendarBar({ path, view, date, today }: CalendarBarProps) {
  const { t } = useLingui();
  const square = 'grid size-11 place-items-center rounded-md hover:bg-inset';
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="flex items-center gap-1">
        <ButtonLink to={calendarAddress(path, view, today)} tone="line" preventScrollReset>
          <Trans>Today</Trans>
        </ButtonLink>
        <Link
          to={calendarAddress(path, view, stepped(view, date, -1))}
          aria-label={t`Earlier`}
          className={square}
          preventScrollReset
        >
          <Icon of={ChevronLeft} isDirectional />
        </Link>
        <Link
          to={calendarAddress(path, view, stepped(view, date, 1))}
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
        <Title view={view} date={date} />
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
      <CalendarViews path={path} view={view} date={date} />
    </div>
  );
}
