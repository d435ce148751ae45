import { and } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import type { Claimant } from '../stocks/stock.queries.ts';
import { publishFreed } from './publish-freed.ts';
import { type ClaimedTime, isFor, isLive, settleClaims } from './time-claim.queries.ts';

/** Releases all live claims of a claimant and returns them, so that others can have the time. */
export async function releaseTime(tx: Tx, claimant: Claimant): Promise<ClaimedTime[]> {
  const freed = await settleClaims(tx, and(isFor(claimant), isLive), { state: 'released' });
  await publishFreed(tx, freed);
  return freed;
}
