import type { Dates } from '../../lib/dates.ts';

const weekDays = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const isSameYear = ({ yearOf }: Dates, at: string, now: Date) => yearOf(at) === yearOf(now);

/** `Sat 21 Nov`, or the whole date in another year. */
const dateText = (dates: Dates, at: string, now: Date): string =>
  isSameYear(dates, at, now) ? dates.nearDay(at) : dates.slashDate(at);

/** The time of the last message: the time today, the weekday within a week, then the date. */
export function listTime(dates: Dates, at: string, now: Date): string {
  const days = dates.daysBetween(at, now);
  if (days <= 0) return dates.clockTime(at);
  if (days < 7) return weekDays[dates.weekdayNumber(at)] ?? '';
  return dateText(dates, at, now).replace(/^\w+ /, '');
}

/** The day of a group of messages; the page words today and yesterday. */
export function dayOf(dates: Dates, at: string, now: Date): 'today' | 'yesterday' | string {
  const days = dates.daysBetween(at, now);
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : dateText(dates, at, now);
}
