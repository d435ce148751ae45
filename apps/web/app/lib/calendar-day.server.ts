import { Temporal } from 'temporal-polyfill';
import type { CalendarDay } from './calendar-layout.ts';

/** A day of a zone, from its first moment to the first of the next. */
export function calendarDay(date: string, timeZone: string): CalendarDay {
  const day = Temporal.PlainDate.from(date);
  const start = day.toZonedDateTime(timeZone);
  const next = day.add({ days: 1 }).toZonedDateTime(timeZone);
  const minutes = (next.epochMilliseconds - start.epochMilliseconds) / 60_000;
  return { date, startsAt: start.toInstant().toString(), minutes };
}
