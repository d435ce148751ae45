import { isDay } from '../../lib/calendar-days.ts';

/** How bookings are shown: one below the other, or in the days of a calendar. */
export const calendarViews = ['list', 'day', 'week', 'month'] as const;
export type CalendarView = (typeof calendarViews)[number];

const isView = (text: string | null): text is CalendarView => calendarViews.some((view) => view === text);

/** What an address asks for; nonsense in it asks for the usual view of today. */
export function askedIn(query: URLSearchParams, usual: CalendarView, today: string) {
  const [view, date] = [query.get('view'), query.get('date')];
  return { view: isView(view) ? view : usual, date: isDay(date) ? date : today };
}
