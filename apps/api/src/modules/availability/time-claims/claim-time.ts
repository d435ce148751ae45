import type { Tx } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { Claimant } from '../stocks/stock.queries.ts';
import { chooseTime, nextStarts, poolOf, type TimeWanted } from './choose-time.ts';
import { releaseExpiredJob } from './release-expired.ts';
import { SlotTaken } from './slot-taken.ts';
import { type ClaimedTime, lockResources, writeClaims } from './time-claim.queries.ts';

interface Terms {
  state: 'held' | 'booked';
  /** When a hold expires; without it the claimant's own life releases it. */
  until?: Date;
  /** The seller enters it by hand, whatever notice, horizon, opening hours and capacity say. */
  isOwnEntry?: boolean;
}

/** Claims the time of one resource per need: all of it, or `SlotTaken` with the next three free starts. No need claims none. */
export async function claimTime(
  tx: Tx,
  wanted: TimeWanted,
  claimant: Claimant,
  { state, until, isOwnEntry }: Terms,
): Promise<ClaimedTime[]> {
  if (wanted.needs.length === 0) return [];
  await lockResources(tx, wanted.ownerId, poolOf(wanted.needs));
  const chosen = await chooseTime(tx, wanted, { isOwnEntry });
  const expiresAt = (state === 'held' && until) || null;
  const claimed = await writeClaims(tx, chosen, claimant, { state, expiresAt });
  if (!claimed) throw new SlotTaken(await nextStarts(tx, wanted));
  if (expiresAt) await addJob(tx, releaseExpiredJob, claimant, { runAt: expiresAt });
  return claimed;
}
