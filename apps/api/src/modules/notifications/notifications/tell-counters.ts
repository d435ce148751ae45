import { clock } from '../../../platform/clock.ts';
import { countFor } from '../../../platform/counters.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { tellUser } from '../../../platform/stream/tell.ts';

/** Sends the numbers next to the user's name, fresh, to all their open pages, and returns them. */
export async function tellCounters(tx: Tx, userId: number): Promise<Record<string, number>> {
  // Counting what nobody sees would take just as long.
  if (clock.isPast()) return {};
  const counters = await countFor(tx, userId);
  await tellUser(tx, userId, 'counters', counters);
  return counters;
}
