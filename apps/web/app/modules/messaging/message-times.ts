import { clockTime, flowTime, slashDate, weekdayNumber } from '../../lib/dates.ts';

const dayMs = 24 * 60 * 60 * 1000;
const weekDays = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const daysBetween = (at: string, now: Date): number =>
  Math.floor(now.getTime() / dayMs) - Math.floor(new Date(at).getTime() / dayMs);

const isSameYear = (at: string, now: Date) => new Date(at).getUTCFullYear() === now.getUTCFullYear();

/** `Sat 21 Nov`, with the whole date once the year has turned. */
const dateText = (at: string, now: Date): string =>
  isSameYear(at, now) ? (flowTime(at).split(',')[0] ?? '') : slashDate(at);

/** When a conversation last spoke: the time today, the weekday within a week, then the date. */
export function listTime(at: string, now: Date): string {
  const days = daysBetween(at, now);
  if (days <= 0) return clockTime(at);
  if (days < 7) return weekDays[weekdayNumber(at)] ?? '';
  return isSameYear(at, now) ? dateText(at, now).replace(/^\w+ /, '') : slashDate(at);
}

/** Which day a stretch of messages belongs to; today and yesterday are named by the page. */
export function dayOf(at: string, now: Date): 'today' | 'yesterday' | string {
  const days = daysBetween(at, now);
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : dateText(at, now);
}
