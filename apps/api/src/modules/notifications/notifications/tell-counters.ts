import { clock } from '../../../platform/clock.ts';
import { countFor } from '../../../platform/counters.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { tellUser } from '../../../platform/stream/tell.ts';

/** Sends the numbers next to the user's name, fresh, to all their open pages. */
export async function tellCounters(tx: Tx, userId: number): Promise<void> {
  // Counting what nobody sees would take just as long.
  if (clock.isPast()) return;
  await tellUser(tx, userId, 'counters', await countFor(tx, userId));
}
