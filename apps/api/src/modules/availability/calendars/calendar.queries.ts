import type { AustralianState } from '@souk/contract/modules/availability/calendars';
import { getTableColumns, inArray } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import type { OfferedTime } from '../time-claims/slot.rules.ts';
import { calendars } from './calendar.tables.ts';

export interface Calendar extends OfferedTime {
  /** Added to what is done at the customer's. */
  travelBeforeMinutes: number;
  travelAfterMinutes: number;
  /** Closed on the public holidays of this state. */
  holidaysOf: AustralianState | null;
}

/** How a business offers its time until it says otherwise. */
export const defaultCalendar: Calendar = {
  stepMinutes: 30,
  noticeMinutes: 120,
  horizonDays: 90,
  dayCapacity: null,
  travelBeforeMinutes: 0,
  travelAfterMinutes: 0,
  holidaysOf: null,
};

/** How businesses offer their time, by their owners. */
export async function listCalendars(
  reader: Reader,
  ownerIds: readonly number[],
): Promise<Map<number, Calendar>> {
  const { ownerId, ...rest } = getTableColumns(calendars);
  const rows = await reader
    .select({ ownerId, ...rest })
    .from(calendars)
    .where(inArray(ownerId, [...new Set(ownerIds)]));
  const known = new Map(rows.map(({ ownerId: id, ...calendar }) => [id, calendar]));
  return new Map(ownerIds.map((id) => [id, known.get(id) ?? defaultCalendar]));
}

/** How a business offers its time. */
export const getCalendar = async (reader: Reader, ownerId: number): Promise<Calendar> =>
  (await listCalendars(reader, [ownerId])).get(ownerId) ?? defaultCalendar;
