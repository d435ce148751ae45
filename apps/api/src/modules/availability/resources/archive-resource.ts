import { and, eq, inArray, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { publish } from '../../../platform/events/events.ts';
import { teamChanged } from '../events.ts';
import { timeClaims } from '../time-claims/time-claim.tables.ts';
import { lockResource } from './resource.queries.ts';
import { type ResourceRow, resources } from './resource.tables.ts';

async function isClaimedAhead(tx: Tx, resourceId: number): Promise<boolean> {
  const ahead = sql`${timeClaims.during} && tstzrange(${clock.now().toISOString()}, null)`;
  // Counted rather than looked for: a search for the first one would read the table instead of the index.
  const isClaim = and(
    eq(timeClaims.resourceId, resourceId),
    inArray(timeClaims.state, ['held', 'booked']),
    ahead,
  );
  return (await tx.$count(timeClaims, isClaim)) > 0;
}

/** Takes a resource out of use; refused while somebody has a claim that is not over. Blocked time is nobody's. */
export function archiveResource(reader: Reader, ownerId: number, resourceId: number): Promise<ResourceRow> {
  return reader.transaction(async (tx) => {
    const resource = await lockResource(tx, ownerId, resourceId);
    if (await isClaimedAhead(tx, resourceId)) throw new Problem('resource-booked');
    await tx.update(resources).set({ isActive: false }).where(eq(resources.id, resourceId));
    if (resource.kind === 'person') await publish(tx, teamChanged, { ownerId });
    return { ...resource, isActive: false };
  });
}
