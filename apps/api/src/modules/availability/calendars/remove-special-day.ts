import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { lockResource } from '../resources/resource.queries.ts';
import { specialDays } from './calendar.tables.ts';
import { isOf } from './special-day.queries.ts';

/** Gives a day of a business or of one resource its usual hours again. */
export function removeSpecialDay(
  reader: Reader,
  ownerId: number,
  resourceId: number | null,
  date: string,
): Promise<void> {
  return reader.transaction(async (tx) => {
    if (resourceId !== null) await lockResource(tx, ownerId, resourceId);
    await tx.delete(specialDays).where(and(isOf(ownerId, resourceId), eq(specialDays.day, date)));
  });
}
