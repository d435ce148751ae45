import { clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import type { TimedMove } from '../../../platform/module.ts';
import { boostEnded } from '../events.ts';
import { getBoost, listRunning, lockBoost, lockThing, moveBoost, subjectOf } from './boost.queries.ts';
import type { BoostRow } from './boost.tables.ts';
import { dropBoost } from './settle-boost.ts';
import { placeThing } from './start-boost.ts';
import { tellOfEnded } from './tell-booster.ts';

/** Ends a locked boost whose thing is locked too, and recalculates the thing's tier. */
export async function closeBoost(
  tx: Tx,
  boost: BoostRow,
  window: Partial<Pick<BoostRow, 'startsAt' | 'endsAt'>> = {},
): Promise<void> {
  const ended = await moveBoost(tx, boost, 'end', window);
  await placeThing(tx, ended);
  const subject = subjectOf(boost);
  await publish(tx, boostEnded, { boostId: boost.id, subject, boost: boost.boost });
  const running = await listRunning(tx, subject);
  if (!running.some((other) => other.boost === boost.boost)) await tellOfEnded(tx, ended);
}

const endBoost = (db: Db, boostId: number): Promise<void> =>
  db.transaction(async (tx) => {
    await lockThing(tx, subjectOf(await getBoost(tx, boostId)));
    const boost = await lockBoost(tx, boostId);
    if (boost.state !== 'active' || !boost.endsAt || boost.endsAt > clock.now()) return;
    await closeBoost(tx, boost);
  });

/** The timed moves of a boost: the end of its window, or of the wait for its payment. */
export const runBoostTimer: TimedMove = (db, boostId, move) =>
  move === 'end' ? endBoost(db, boostId) : db.transaction((tx) => dropBoost(tx, boostId, 'give-up'));
