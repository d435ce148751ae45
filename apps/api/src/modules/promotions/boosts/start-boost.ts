import { clock, daysMs } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { subjectKind } from '../../../platform/subjects.ts';
import { boostStarted } from '../events.ts';
import { lastEnd, lockThing, moveBoost, subjectOf, tierOf } from './boost.queries.ts';
import type { BoostRow } from './boost.tables.ts';
import { tellOfStarted } from './tell-booster.ts';

/** Sets a thing's tier by its running boosts. */
export async function placeThing(tx: Tx, boost: BoostRow): Promise<void> {
  const thing = subjectOf(boost);
  await subjectKind(thing.kind).boost?.setTier(tx, thing.id, await tierOf(tx, thing));
}

/** Starts a paid or included window; if one of the same kind is running, it follows that one. */
export async function startBoost(tx: Tx, boost: BoostRow): Promise<BoostRow> {
  const thing = subjectOf(boost);
  await lockThing(tx, thing);
  const now = clock.now();
  const last = await lastEnd(tx, thing, boost.boost);
  const startsAt = last && last > now ? last : now;
  const endsAt = new Date(startsAt.getTime() + daysMs(boost.days));

  const started = await moveBoost(tx, boost, 'start', { startsAt, endsAt });
  await placeThing(tx, started);
  await publish(tx, boostStarted, { boostId: boost.id, subject: thing, boost: boost.boost });
  await tellOfStarted(tx, started);
  return started;
}
