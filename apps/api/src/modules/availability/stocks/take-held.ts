import type { Tx } from '../../../platform/db/database.ts';
import { settleHeld } from './settle-held.ts';
import type { Claimant, Wanted } from './stock.queries.ts';

/** Takes the claimant's holds out of the stock and returns them; a second call finds nothing to take. */
export async function takeHeld(tx: Tx, claimant: Claimant): Promise<Wanted[]> {
  const taken = await settleHeld(tx, claimant, 'taken');
  return taken.map(({ stockId, quantity }) => ({ stockId, quantity }));
}
