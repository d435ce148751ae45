import type { Dates } from '../../lib/dates.ts';

const weekDays = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const isSameYear = ({ yearOf }: Dates, at: string, now: Date) => yearOf(at) === yearOf(now);

/** `Sat 21 Nov`, with the whole date once the year has turned. */
const dateText = (dates: Dates, at: string, now: Date): string =>
  isSameYear(dates, at, now) ? dates.nearDay(at) : dates.slashDate(at);

/** When a conversation last spoke: the time today, the weekday within a week, then the date. */
export function listTime(dates: Dates, at: string, now: Date): string {
  const days = dates.daysBetween(at, now);
  if (days <= 0) return dates.clockTime(at);
  if (days < 7) return weekDays[dates.weekdayNumber(at)] ?? '';
  return dateText(dates, at, now).replace(/^\w+ /, '');
}

/** Which day a stretch of messages belongs to; today and yesterday are named by the page. */
export function dayOf(dates: Dates, at: string, now: Date): 'today' | 'yesterday' | string {
  const days = dates.daysBetween(at, now);
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : dateText(dates, at, now);
}
