import { type CalendarEvent, noteKind } from '@souk/contract/modules/calendar/entries';
import { dayOf, inZone } from '../../../platform/period.ts';
import { clashesAmong } from './entry.rules.ts';
import type { EntryRow } from './entry.tables.ts';

/** The kind by which bookings tell their time. */
const bookingKind = 'bookings.booking';

const timeAt = (moment: Date, timeZone: string): string =>
  inZone(moment, timeZone).toPlainTime().toString({ smallestUnit: 'minute' });

/** `booking` of `bookings.booking`. */
export const kindOf = ({ subjectKind, sourceId }: Pick<EntryRow, 'subjectKind' | 'sourceId'>): string =>
  sourceId === null ? (subjectKind?.split('.').at(-1) ?? noteKind) : 'imported';

function presentEntry(entry: EntryRow, timeZone: string, clashes: number[]): CalendarEvent {
  const { startsAt, endsAt, firstDay, lastDay } = entry;
  // What ends at midnight is over with the day before.
  const lastMoment = new Date(endsAt.getTime() - 1);
  return {
    id: entry.id,
    user_id: entry.userId,
    title: entry.title,
    date: firstDay ?? dayOf(startsAt, timeZone),
    end_date: lastDay ?? dayOf(lastMoment, timeZone),
    start_time: timeAt(startsAt, timeZone),
    end_time: timeAt(endsAt, timeZone),
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    all_day: firstDay !== null,
    is_blocked: entry.isBlocked,
    resource_id: entry.resourceId,
    kind: kindOf(entry),
    booking_id: entry.subjectKind === bookingKind ? entry.subjectId : null,
    state: entry.state,
    is_busy: entry.isBusy,
    who: entry.who,
    place: entry.place,
    path: entry.path,
    clashes,
  };
}

/** Entries as their owner reads them in a zone, with what of them is at the same time. */
export function presentEntries(rows: readonly EntryRow[], timeZone: string): CalendarEvent[] {
  const clashes = clashesAmong(rows);
  return rows.map((entry) => presentEntry(entry, timeZone, clashes.get(entry.id) ?? []));
}
