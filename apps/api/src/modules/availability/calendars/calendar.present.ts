import {
  australianStates,
  type CalendarSettings,
  type SpecialDays,
} from '@souk/contract/modules/availability/calendars';
import { Temporal } from 'temporal-polyfill';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { dayOf } from '../../../platform/period.ts';
import { getUser } from '../../identity/index.ts';
import { findBusiness } from '../../sellers/index.ts';
import { getResource } from '../resources/resource.queries.ts';
import { getCalendar } from './calendar.queries.ts';
import { presentHours } from './hours.present.ts';
import { holidaysBetween } from './public-holidays.ts';
import { listSpecialDays } from './special-day.queries.ts';

export async function presentSettings(reader: Reader, ownerId: number): Promise<CalendarSettings> {
  const calendar = await getCalendar(reader, ownerId);
  const business = await findBusiness(reader, ownerId);
  const code = business?.address?.state_code;
  return {
    step_minutes: calendar.stepMinutes,
    notice_minutes: calendar.noticeMinutes,
    horizon_days: calendar.horizonDays,
    day_capacity: calendar.dayCapacity,
    travel_before_minutes: calendar.travelBeforeMinutes,
    travel_after_minutes: calendar.travelAfterMinutes,
    holidays_of: calendar.holidaysOf,
    own_state: australianStates.find((state) => state === code) ?? null,
    time_zone: (await getUser(reader, ownerId)).timeZone,
  };
}

const oneYear = { years: 1 };

/** Special days from today on, and the holidays of a year that they do not open again. */
export async function presentSpecialDays(
  reader: Reader,
  ownerId: number,
  resourceId: number | null,
): Promise<SpecialDays> {
  if (resourceId !== null) await getResource(reader, ownerId, resourceId);
  const { timeZone } = await getUser(reader, ownerId);
  const today = dayOf(clock.now(), timeZone);
  const days = await listSpecialDays(reader, ownerId, resourceId, today);
  const { holidaysOf } = await getCalendar(reader, ownerId);
  const last = Temporal.PlainDate.from(today).add(oneYear).toString();
  const holidays = holidaysOf && resourceId === null ? await holidaysBetween(holidaysOf, today, last) : [];
  return {
    resource_id: resourceId,
    days: days.map(({ date, hours }) => ({ date, hours: hours.map(presentHours) })),
    holidays: holidays.filter(({ date }) => !days.some((day) => day.date === date)),
  };
}
