import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { resources } from '../resources/resource.tables.ts';
import type { Claimant } from '../stocks/stock.queries.ts';
import { SlotTaken } from './slot-taken.ts';
import { type ClaimedTime, writeClaims } from './time-claim.queries.ts';

/** Keeps time of resources free of customers, for a break, a day off or a repair; refused where somebody has any of it. */
export async function blockTime(
  tx: Tx,
  times: readonly ClaimedTime[],
  claimant: Claimant,
): Promise<ClaimedTime[]> {
  await tx
    .select({ id: resources.id })
    .from(resources)
    .where(
      inArray(
        resources.id,
        times.map(({ resourceId }) => resourceId),
      ),
    )
    .orderBy(asc(resources.id))
    .for('no key update');
  const claims = times.map(({ resourceId, startsAt, endsAt }) => ({
    resourceId,
    span: [startsAt.getTime(), endsAt.getTime()] as const,
  }));
  const written = await writeClaims(tx, claims, claimant, { state: 'blocked', expiresAt: null });
  if (!written) throw new SlotTaken([]);
  return written;
}
