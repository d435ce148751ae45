import { addDays, addMonths, isDay, mondayOf } from '../../lib/calendar-days.ts';

/** How bookings are shown: one below the other, or in the days of a calendar. */
export const calendarViews = ['list', 'day', 'week', 'month'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** `YYYY-MM` */
export const monthOf = (date: string): string => date.slice(0, 7);

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** The days of a day's or a week's calendar. */
export const daysOf = (view: 'day' | 'week', date: string): string[] =>
  view === 'day' ? [date] : daysFrom(mondayOf(date), 7);

/** The weeks that a month touches, whole, from Monday to Sunday. */
export function weeksOf(month: string): string[][] {
  const first = mondayOf(`${month}-01`);
  const last = addDays(addMonths(`${month}-01`, 1), -1);
  const weeks: string[][] = [];
  for (let monday = first; monday <= last; monday = addDays(monday, 7)) weeks.push(daysFrom(monday, 7));
  return weeks;
}

/** The date one view earlier or later. */
export function stepped(view: Exclude<CalendarView, 'list'>, date: string, steps: -1 | 1): string {
  if (view === 'month') return addMonths(date, steps);
  return addDays(date, view === 'week' ? 7 * steps : steps);
}

const isView = (text: string | null): text is CalendarView => calendarViews.some((view) => view === text);

/** What an address asks for; nonsense in it asks for the usual view of today. */
export function askedIn(query: URLSearchParams, usual: CalendarView, today: string) {
  const [view, date] = [query.get('view'), query.get('date')];
  return { view: isView(view) ? view : usual, date: isDay(date) ? date : today };
}
