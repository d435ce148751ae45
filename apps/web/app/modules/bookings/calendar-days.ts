/** How bookings are shown: one below the other, or in the days of a calendar. */
export const calendarViews = ['list', 'day', 'week', 'month'] as const;
export type CalendarView = (typeof calendarViews)[number];

const dayMs = 24 * 60 * 60_000;
const calendarDay = /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const midday = (date: string) => new Date(`${date}T12:00:00Z`);
const dayAt = (at: Date) => at.toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string =>
  dayAt(new Date(midday(date).getTime() + days * dayMs));

/** Monday is 1, Sunday is 7 (B-088). */
export const weekdayOf = (date: string): number => midday(date).getUTCDay() || 7;

export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));

/** `YYYY-MM` */
export const monthOf = (date: string): string => date.slice(0, 7);

const pad = (value: number) => String(value).padStart(2, '0');

/** The same day of another month, or its last where it has fewer. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1, 12));
  const length = new Date(Date.UTC(year, month + months, 0, 12)).getUTCDate();
  return `${dayAt(first).slice(0, 8)}${pad(Math.min(day, length))}`;
}

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

const isDay = (text: string | null): text is string =>
  text !== null && calendarDay.test(text) && dayAt(midday(text)) === text;

/** What an address asks for; nonsense in it asks for the usual view of today. */
export function askedIn(query: URLSearchParams, usual: CalendarView, today: string) {
  const [view, date] = [query.get('view'), query.get('date')];
  return { view: isView(view) ? view : usual, date: isDay(date) ? date : today };
}
