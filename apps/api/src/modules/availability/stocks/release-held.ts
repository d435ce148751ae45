import type { Tx } from '../../../platform/db/database.ts';
import { settleHeld } from './settle-held.ts';
import type { Claimant, Wanted } from './stock.queries.ts';

/** Releases the claimant's holds and returns them; what was taken stays taken. */
export async function releaseHeld(tx: Tx, claimant: Claimant): Promise<Wanted[]> {
  const released = await settleHeld(tx, claimant, 'released');
  return released.map(({ stockId, quantity }) => ({ stockId, quantity }));
}
