import type { AustralianState } from '@souk/contract/modules/availability/calendars';
import { eq } from 'drizzle-orm';
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

/** How a business offers its time. */
export async function getCalendar(reader: Reader, ownerId: number): Promise<Calendar> {
  const [calendar] = await reader
    .select({
      stepMinutes: calendars.stepMinutes,
      noticeMinutes: calendars.noticeMinutes,
      horizonDays: calendars.horizonDays,
      dayCapacity: calendars.dayCapacity,
      travelBeforeMinutes: calendars.travelBeforeMinutes,
      travelAfterMinutes: calendars.travelAfterMinutes,
      holidaysOf: calendars.holidaysOf,
    })
    .from(calendars)
    .where(eq(calendars.ownerId, ownerId));
  return calendar ?? defaultCalendar;
}
