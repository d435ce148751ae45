import type { Tx } from '../../../platform/db/database.ts';
import { addReturned } from '../lines/line.queries.ts';
import type { ReturnedPieces } from './begin-return.ts';

/**
 * Records that pieces of a locked sale are back with the seller; the return stays open until the money is settled.
 */
export async function takeBack(tx: Tx, pieces: readonly ReturnedPieces[]): Promise<void> {
  for (const { lineId, quantity } of pieces)
    await addReturned(tx, lineId, { returning: -quantity, returned: quantity });
}
