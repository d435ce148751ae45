import type { Tx } from '../../../platform/db/database.ts';
import { settleHeld } from './settle-held.ts';
import type { Claimant, Wanted } from './stock.queries.ts';

/** Takes what is held for the claimant out of the shop and returns it; a second call finds nothing to take. */
export async function takeHeld(tx: Tx, claimant: Claimant): Promise<Wanted[]> {
  const taken = await settleHeld(tx, claimant, 'taken');
  return taken.map(({ stockId, quantity }) => ({ stockId, quantity }));
}
