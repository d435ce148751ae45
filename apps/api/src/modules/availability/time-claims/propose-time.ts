import type { Tx } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { cutSpans, type Span } from '../calendars/span.rules.ts';
import type { Claimant } from '../stocks/stock.queries.ts';
import { chooseTime, nextStarts, poolOf, preferring, type TimeWanted } from './choose-time.ts';
import { releaseExpiredJob } from './release-expired.ts';
import { SlotTaken } from './slot-taken.ts';
import {
  type ClaimedTime,
  type LiveClaim,
  lockResources,
  timeOf,
  writeClaims,
} from './time-claim.queries.ts';

const spansOf = (claims: readonly LiveClaim[], ofResource: number): Span[] =>
  claims
    .filter(({ resourceId }) => resourceId === ofResource)
    .map(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()]);

/**
 * Holds for a proposal what a new time needs beyond a claimant's old claims, which stay. To accept it, release the
 * proposal and move the claimant by `isOwnEntry`; to decline it, release the proposal.
 */
export async function proposeTime(
  tx: Tx,
  wanted: TimeWanted,
  claimant: Claimant,
  proposal: Claimant,
  until: Date,
): Promise<ClaimedTime[]> {
  if (wanted.needs.length === 0) return [];
  await lockResources(tx, wanted.ownerId, poolOf(wanted.needs), claimant);
  const before = await timeOf(tx, [claimant]);
  const chosen = await chooseTime(tx, preferring(wanted, before), { besides: claimant });
  const beyond = chosen.flatMap(({ resourceId, span }) =>
    cutSpans([span], spansOf(before, resourceId)).map((left) => ({ resourceId, span: left })),
  );
  const held = await writeClaims(tx, beyond, proposal, { state: 'held', expiresAt: until });
  if (!held) throw new SlotTaken(await nextStarts(tx, wanted, claimant));
  await addJob(tx, releaseExpiredJob, proposal, { runAt: until });
  return held;
}
