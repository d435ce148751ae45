import { and, eq, lte } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Claimant } from '../stocks/stock.queries.ts';
import { publishFreed } from './publish-freed.ts';
import { isFor, settleClaims } from './time-claim.queries.ts';
import { timeClaims } from './time-claim.tables.ts';

export const releaseExpiredJob = 'release-expired-time';

/** Releases what a claimant has held for too long; booked with the hold, so it runs whatever becomes of the process. */
export async function releaseExpired(db: Db, claimant: Claimant): Promise<void> {
  const isOver = and(isFor(claimant), eq(timeClaims.state, 'held'), lte(timeClaims.expiresAt, clock.now()));
  await db.transaction(async (tx) => publishFreed(tx, await settleClaims(tx, isOver, { state: 'released' })));
}
