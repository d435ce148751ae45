import { useLingui } from '@lingui/react/macro';
import type { ShownView } from '../../../../lib/calendar-days.ts';
import { CalendarBar } from '../../../../ui/calendar-bar.tsx';
import { SegmentedLinks } from '../../../../ui/segmented.tsx';
import { calendarAddress } from '../../calendar-address.ts';
import type { CalendarView } from '../../calendar-days.ts';

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

interface CalendarBarProps {
  path: string;
  view: ShownView;
  date: string;
  today: string;
}

/** The bar of a business's calendar, in which the list is a view too. */
export function BookingCalendarBar({ path, view, date, today }: CalendarBarProps) {
  return (
    <CalendarBar
      path={path}
      view={view}
      shown={view}
      date={date}
      today={today}
      addressOf={(day) => calendarAddress(path, view, day)}
    >
      <CalendarViews path={path} view={view} date={date} />
    </CalendarBar>
  );
}
