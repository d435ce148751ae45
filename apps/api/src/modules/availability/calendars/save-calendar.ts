import type { Reader } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { hoursChanged } from '../events.ts';
import { type Calendar, getCalendar } from './calendar.queries.ts';
import { calendars } from './calendar.tables.ts';

/** Changes how a business offers its time; what is missing stays as it is. */
export function saveCalendar(reader: Reader, ownerId: number, changes: Partial<Calendar>): Promise<Calendar> {
  return reader.transaction(async (tx) => {
    await tx
      .insert(calendars)
      .values({ ownerId, ...changes })
      .onConflictDoUpdate({ target: calendars.ownerId, set: { ownerId, ...changes } });
    await publish(tx, hoursChanged, { ownerId });
    return getCalendar(tx, ownerId);
  });
}
