import type { CalendarEvent } from '@souk/contract/modules/calendar/entries';
import { type CalendarDay, type Placed, placedIn } from '../../lib/calendar-layout.ts';
import type { Dates } from '../../lib/dates.ts';

export interface EntryBlock extends Placed {
  key: string;
  entry: CalendarEvent;
}

export interface Overlap extends Placed {
  key: string;
}

export interface EntryColumn {
  key: string;
  day: CalendarDay;
  /** Of whole days, at the head of the column. */
  allDay: CalendarEvent[];
  blocks: EntryBlock[];
  /** Where two entries are at the same time. */
  overlaps: Overlap[];
}

export interface Clash {
  key: string;
  one: CalendarEvent;
  other: CalendarEvent;
  startsAt: string;
  endsAt: string;
}

/** What somebody has twice at the same time, each pair once, in the order of time. */
export function clashesOf(entries: readonly CalendarEvent[]): Clash[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return entries.flatMap((one) =>
    one.clashes.flatMap((id) => {
      const other = byId.get(id);
      if (!other || other.id < one.id) return [];
      const [, startsAt = ''] = [one.starts_at, other.starts_at].toSorted();
      const [endsAt = ''] = [one.ends_at, other.ends_at].toSorted();
      return [{ key: `${one.id}-${other.id}`, one, other, startsAt, endsAt }];
    }),
  );
}

export const entriesOn = (date: string, entries: readonly CalendarEvent[]): CalendarEvent[] =>
  entries.filter((entry) => entry.date <= date && entry.end_date >= date);

/** A column per day: its entries by the hour, those of whole days, and where they clash. */
export function columnsOf(
  days: readonly CalendarDay[],
  entries: readonly CalendarEvent[],
  dates: Dates,
): EntryColumn[] {
  const isAlone = days.length === 1;
  const timed = entries
    .filter((entry) => !entry.all_day)
    .map((entry) => ({ key: `${entry.id}`, entry, startsAt: entry.starts_at, endsAt: entry.ends_at }));
  const clashes = clashesOf(entries).filter(({ one, other }) => !one.all_day && !other.all_day);
  return days.map((day) => ({
    key: day.date,
    day,
    allDay: entriesOn(day.date, entries).filter((entry) => entry.all_day),
    blocks: placedIn(day, timed, dates, isAlone),
    overlaps: clashes.flatMap((clash) =>
      placedIn(day, [clash], dates, isAlone).map((place) => ({ ...place, key: clash.key })),
    ),
  }));
}
