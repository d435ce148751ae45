import { eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import type { OfferedTime } from '../time-claims/slot.rules.ts';
import { calendars } from './calendar.tables.ts';

/** How a business offers its time until it says otherwise. */
export const defaultCalendar: OfferedTime = {
  stepMinutes: 30,
  noticeMinutes: 120,
  horizonDays: 90,
  dayCapacity: null,
};

/** How a business offers its time. */
export async function getCalendar(reader: Reader, ownerId: number): Promise<OfferedTime> {
  const [calendar] = await reader
    .select({
      stepMinutes: calendars.stepMinutes,
      noticeMinutes: calendars.noticeMinutes,
      horizonDays: calendars.horizonDays,
      dayCapacity: calendars.dayCapacity,
    })
    .from(calendars)
    .where(eq(calendars.ownerId, ownerId));
  return calendar ?? defaultCalendar;
}
