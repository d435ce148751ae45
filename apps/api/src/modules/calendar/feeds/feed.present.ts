import type { CalendarFeed, FedEvent } from '@souk/contract/modules/calendar/feeds';
import { kindOf } from '../entries/entry.present.ts';
import type { EntryRow } from '../entries/entry.tables.ts';
import type { FeedRow } from './feed.tables.ts';

export const presentFeed = (
  { id, resourceId, createdAt, readAt }: FeedRow,
  names: ReadonlyMap<number, { name: string }>,
): CalendarFeed => ({
  id,
  resource: resourceId === null ? null : { id: resourceId, name: names.get(resourceId)?.name ?? '' },
  created_at: createdAt.toISOString(),
  read_at: readAt?.toISOString() ?? null,
});

/** Its id stays as long as what it stands for, so that calendars know it again. */
export const presentFed = (entry: EntryRow): FedEvent => ({
  uid: `souk-${kindOf(entry)}-${entry.subjectId ?? entry.id}`,
  sequence: entry.sequence,
  updated_at: entry.updatedAt.toISOString(),
  starts_at: entry.startsAt.toISOString(),
  ends_at: entry.endsAt.toISOString(),
  all_day: entry.firstDay !== null,
  date: entry.firstDay,
  end_date: entry.lastDay,
  title: entry.title,
  who: entry.who,
  place: entry.place,
  path: entry.path,
  state: entry.state,
  is_busy: entry.isBusy,
});
