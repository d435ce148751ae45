import { clock } from '../../../platform/clock.ts';
import { countFor } from '../../../platform/counters.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { tellUser } from '../../../platform/stream/tell.ts';

/** Sends the numbers beside the user's name, fresh, to every open page of theirs, and answers them. */
export async function tellCounters(tx: Tx, userId: number): Promise<Record<string, number>> {
  // To count what nobody sees takes as long.
  if (clock.isPast()) return {};
  const counters = await countFor(tx, userId);
  await tellUser(tx, userId, 'counters', counters);
  return counters;
}
