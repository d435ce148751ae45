import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { resources } from '../resources/resource.tables.ts';
import type { Claimant } from '../stocks/stock.queries.ts';
import { SlotTaken } from './slot-taken.ts';
import { type ClaimedTime, writeClaims } from './time-claim.queries.ts';

/** Keeps a resource's time free of customers, for a break, a day off or a repair; refused where somebody has it. */
export async function blockTime(
  tx: Tx,
  { resourceId, startsAt, endsAt }: ClaimedTime,
  claimant: Claimant,
): Promise<ClaimedTime> {
  await tx
    .select({ id: resources.id })
    .from(resources)
    .where(eq(resources.id, resourceId))
    .for('no key update');
  const claim = { resourceId, span: [startsAt.getTime(), endsAt.getTime()] as const };
  const written = await writeClaims(tx, [claim], claimant, { state: 'blocked', expiresAt: null });
  const [blocked] = written ?? [];
  if (!blocked) throw new SlotTaken([]);
  return blocked;
}
