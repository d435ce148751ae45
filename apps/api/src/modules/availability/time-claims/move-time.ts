import type { Tx } from '../../../platform/db/database.ts';
import type { Claimant } from '../stocks/stock.queries.ts';
import { chooseTime, nextStarts, poolOf, preferring, type TimeWanted } from './choose-time.ts';
import { releaseTime } from './release-time.ts';
import { SlotTaken } from './slot-taken.ts';
import { type ClaimedTime, lockResources, timeOf, writeClaims } from './time-claim.queries.ts';

interface Terms {
  /** The seller moves it by hand, or both sides have agreed on it before. */
  isOwnEntry?: boolean;
}

/**
 * Exchanges a claimant's claims for new ones of the same state, which its old ones do not stand in the way of; it stays
 * with the same resources where they are free.
 */
export async function moveTime(
  tx: Tx,
  wanted: TimeWanted,
  claimant: Claimant,
  { isOwnEntry }: Terms = {},
): Promise<ClaimedTime[]> {
  if (wanted.needs.length === 0) {
    await releaseTime(tx, claimant);
    return [];
  }
  await lockResources(tx, wanted.ownerId, poolOf(wanted.needs), claimant);
  const before = await timeOf(tx, [claimant]);
  const [first] = before;
  if (!first) throw new Error(`${claimant.kind} ${claimant.id} has no time that could be moved.`);
  const chosen = await chooseTime(tx, preferring(wanted, before), { isOwnEntry, besides: claimant });
  await releaseTime(tx, claimant);
  const moved = await writeClaims(tx, chosen, claimant, first);
  if (!moved) throw new SlotTaken(await nextStarts(tx, wanted));
  return moved;
}
