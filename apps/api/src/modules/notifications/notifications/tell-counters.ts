import { clock } from '../../../platform/clock.ts';
import { countFor } from '../../../platform/counters.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { tellUser } from '../../../platform/stream/tell.ts';

/** Sends fresh counters to all open pages of a user, and returns them. */
export async function tellCounters(tx: Tx, userId: number): Promise<Record<string, number>> {
  // Nobody would see them, and counting takes as long as ever.
  if (clock.isPast()) return {};
  const counters = await countFor(tx, userId);
  await tellUser(tx, userId, 'counters', counters);
  return counters;
}
