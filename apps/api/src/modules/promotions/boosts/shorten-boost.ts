import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lostCentsOf } from '../lost-cents.ts';
import {
  boostSubject,
  getBoost,
  listRunning,
  lockBoost,
  lockThing,
  moveBoost,
  subjectOf,
} from './boost.queries.ts';
import { windowLeft } from './boost.rules.ts';
import type { BoostRow } from './boost.tables.ts';
import { closeBoost } from './run-boost-timer.ts';
import { tellOfShortened } from './tell-booster.ts';

const movedBy = (at: Date | null, ms: number): Date | null => at && new Date(at.getTime() - ms);

/** Later windows of the same kind start where this one now ends. */
async function closeGap(tx: Tx, boost: BoostRow, endsAt: Date): Promise<void> {
  const formerEnd = boost.endsAt;
  if (!formerEnd) return;
  const gapMs = formerEnd.getTime() - endsAt.getTime();
  for (const { id } of await listRunning(tx, subjectOf(boost))) {
    const next = await lockBoost(tx, id);
    if (next.boost !== boost.boost || !next.startsAt || next.startsAt < formerEnd) continue;
    const window = { startsAt: movedBy(next.startsAt, gapMs), endsAt: movedBy(next.endsAt, gapMs) };
    await moveBoost(tx, next, 'shorten', window);
  }
}

/** After a refund of a boost: its window is shortened to what the rest pays for, or ends at once. */
export async function shortenBoost(tx: Tx, boostId: number): Promise<void> {
  await lockThing(tx, subjectOf(await getBoost(tx, boostId)));
  const boost = await lockBoost(tx, boostId);
  if (boost.state !== 'active' || !boost.startsAt || !boost.endsAt) return;
  const lostCents = await lostCentsOf(tx, boostSubject(boost));
  if (lostCents === 0) return;
  const now = clock.now();
  const window = windowLeft({ ...boost, startsAt: boost.startsAt }, lostCents, now);
  if (window.endsAt >= boost.endsAt) return;
  const isOver = window.endsAt <= now;
  if (isOver) await closeBoost(tx, boost, window);
  else await tellOfShortened(tx, await moveBoost(tx, boost, 'shorten', window));
  // Windows that follow one that never started move up.
  await closeGap(tx, boost, isOver && boost.startsAt > now ? boost.startsAt : window.endsAt);
}
