import { businessPath } from './business-addresses.ts';
import type { CalendarView } from './calendar-days.ts';

/** The address of a calendar with this view of this date. */
export const calendarAddress = (path: string, view: CalendarView, date: string): string =>
  view === 'list' ? businessPath : `${path}?${new URLSearchParams({ view, date })}`;
