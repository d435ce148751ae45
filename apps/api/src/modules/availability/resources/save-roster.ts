import { eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import type { WeekHours } from '../calendars/hours.rules.ts';
import { hoursChanged } from '../events.ts';
import { lockResource } from './resource.queries.ts';
import { rosters } from './resource.tables.ts';

/** Replaces the roster of a resource; without any hours it works in those of the business. */
export function saveRoster(
  reader: Reader,
  ownerId: number,
  resourceId: number,
  week: readonly WeekHours[],
): Promise<void> {
  return reader.transaction(async (tx) => {
    await lockResource(tx, ownerId, resourceId);
    await tx.delete(rosters).where(eq(rosters.resourceId, resourceId));
    if (week.length > 0) await tx.insert(rosters).values(week.map((hours) => ({ resourceId, ...hours })));
    await publish(tx, hoursChanged, { ownerId });
  });
}
