import type { Tx } from '../../../platform/db/database.ts';
import { stopPayouts } from '../../payments/index.ts';
import { addReturned } from '../lines/line.queries.ts';
import { addOpenReturns } from '../sales/sale.queries.ts';
import { listPaidParts, type PlannedSale } from '../sales/sale-parts.queries.ts';

/** Pieces of a line to be returned. */
export interface ReturnedPieces {
  lineId: number;
  quantity: number;
}

/**
 * Starts a return of a locked sale's pieces: until it is over, nothing of the sale is completed or paid out.
 */
export async function beginReturn(
  tx: Tx,
  sale: PlannedSale,
  pieces: readonly ReturnedPieces[],
): Promise<void> {
  for (const { lineId, quantity } of pieces)
    await addReturned(tx, lineId, { returning: quantity, returned: 0 });
  await addOpenReturns(tx, sale.id, 1);
  await stopPayouts(tx, await listPaidParts(tx, sale), true);
}
