import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import type { Claimant } from '../stocks/stock.queries.ts';
import { type ClaimedTime, isFor, settleClaims } from './time-claim.queries.ts';
import { timeClaims } from './time-claim.tables.ts';

/** Books what a claimant holds and returns it: nothing where it was released or booked before. */
export const bookTime = (tx: Tx, claimant: Claimant): Promise<ClaimedTime[]> =>
  settleClaims(tx, and(isFor(claimant), eq(timeClaims.state, 'held')), { state: 'booked', expiresAt: null });
