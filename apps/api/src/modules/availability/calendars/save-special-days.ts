import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { hoursChanged } from '../events.ts';
import { lockResource } from '../resources/resource.queries.ts';
import { specialDays } from './calendar.tables.ts';
import type { Hours } from './hours.rules.ts';

export interface SpecialDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** None where it is closed. */
  hours: readonly Hours[];
}

/** Replaces the special days of a business, or of one of its resources. */
export function saveSpecialDays(
  reader: Reader,
  ownerId: number,
  resourceId: number | null,
  days: readonly SpecialDay[],
): Promise<void> {
  return reader.transaction(async (tx) => {
    if (resourceId !== null) await lockResource(tx, ownerId, resourceId);
    const { resourceId: column } = specialDays;
    const isOf = resourceId === null ? isNull(column) : eq(column, resourceId);
    await tx.delete(specialDays).where(and(eq(specialDays.ownerId, ownerId), isOf));
    const rows = days.flatMap(({ date: day, hours }) =>
      hours.length === 0
        ? [{ ownerId, resourceId, day }]
        : hours.map((open) => ({ ownerId, resourceId, day, ...open })),
    );
    if (rows.length > 0) await tx.insert(specialDays).values(rows);
    await publish(tx, hoursChanged, { ownerId });
  });
}
