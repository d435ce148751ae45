import { type addSpecialDays as contract, pastDayText } from '@souk/contract/modules/availability/calendars';
import { minutesOfHours } from '@souk/contract/modules/availability/resources';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { and, between } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { dayOf } from '../../../platform/period.ts';
import { lockUser } from '../../identity/index.ts';
import { lockResource } from '../resources/resource.queries.ts';
import { specialDays } from './calendar.tables.ts';
import { isOf } from './special-day.queries.ts';

/** The dates from one to another, both included. */
function datesFrom(first: string, last: string): string[] {
  const from = Temporal.PlainDate.from(first);
  const { days } = from.until(last);
  return Array.from({ length: days + 1 }, (_none, added) => from.add({ days: added }).toString());
}

/** Gives days of a business or of one resource hours of their own, instead of what was said of them before. */
export function addSpecialDays(
  reader: Reader,
  ownerId: number,
  { resource_id: id, from, until = from, hours }: BodyOf<typeof contract>,
): Promise<void> {
  const resourceId = id ?? null;
  return reader.transaction(async (tx) => {
    const { timeZone } = await lockUser(tx, ownerId);
    if (resourceId !== null) await lockResource(tx, ownerId, resourceId);
    if (from < dayOf(clock.now(), timeZone)) throw fieldProblem('from', pastDayText);

    await tx.delete(specialDays).where(and(isOf(ownerId, resourceId), between(specialDays.day, from, until)));
    const rows = datesFrom(from, until).flatMap((day) =>
      hours.length === 0
        ? [{ ownerId, resourceId, day }]
        : hours.map((span) => ({ ownerId, resourceId, day, ...minutesOfHours(span) })),
    );
    await tx.insert(specialDays).values(rows);
  });
}
