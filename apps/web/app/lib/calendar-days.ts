/** Days of a calendar, `YYYY-MM-DD`, which are the same in every zone; midday in UTC stands for each. */
const dayMs = 24 * 60 * 60_000;
const calendarDay = /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const midday = (day: string) => new Date(`${day}T12:00:00Z`);
/** Where a day begins in files that give days no zone. */
export const utcMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

const dayAt = (at: Date) => at.toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
  dayAt(new Date(midday(day).getTime() + days * dayMs));

/** Monday is 1, Sunday is 7 (B-088). */
export const weekdayOf = (day: string): number => midday(day).getUTCDay() || 7;

export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

const pad = (value: number) => String(value).padStart(2, '0');

/** The same day of another month, or its last where it has fewer. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1, 12));
  const length = new Date(Date.UTC(year, month + months, 0, 12)).getUTCDate();
  return `${dayAt(first).slice(0, 8)}${pad(Math.min(day, length))}`;
}

export const isDay = (text: string | null): text is string =>
  text !== null && calendarDay.test(text) && dayAt(midday(text)) === text;

/** How many days a calendar shows. */
export type ShownView = 'day' | 'week' | 'month';

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
export function stepped(view: ShownView, date: string, steps: -1 | 1): string {
  if (view === 'month') return addMonths(date, steps);
  return addDays(date, view === 'week' ? 7 * steps : steps);
}

const zoneNames = new Map<string, Intl.DateTimeFormat>();

/** How a place calls its clock at a moment: "AEDT" in summer, "AEST" in winter. */
export function zoneName(at: string, timeZone: string): string {
  const format =
    zoneNames.get(timeZone) ?? new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' });
  zoneNames.set(timeZone, format);
  return format.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
