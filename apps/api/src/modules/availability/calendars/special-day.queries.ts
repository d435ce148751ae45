import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { specialDays } from './calendar.tables.ts';
import type { SpecialDay } from './save-special-days.ts';

/** Of a business, or of one of its resources. */
export const isOf = (ownerId: number, resourceId: number | null) =>
  and(
    eq(specialDays.ownerId, ownerId),
    resourceId === null ? isNull(specialDays.resourceId) : eq(specialDays.resourceId, resourceId),
  );

/** The special days from a date on, in their order. */
export async function listSpecialDays(
  reader: Reader,
  ownerId: number,
  resourceId: number | null,
  from: string,
): Promise<SpecialDay[]> {
  const rows = await reader
    .select()
    .from(specialDays)
    .where(and(isOf(ownerId, resourceId), gte(specialDays.day, from)))
    .orderBy(asc(specialDays.day), asc(specialDays.opensMinute));
  return [...Map.groupBy(rows, ({ day }) => day)].map(([date, hours]) => ({
    date,
    hours: hours.flatMap(({ opensMinute, closesMinute }) =>
      opensMinute === null || closesMinute === null ? [] : [{ opensMinute, closesMinute }],
    ),
  }));
}
