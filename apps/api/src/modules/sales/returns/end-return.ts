import type { Tx } from '../../../platform/db/database.ts';
import { stopPayouts } from '../../payments/index.ts';
import { addReturned } from '../lines/line.queries.ts';
import { addOpenReturns } from '../sales/sale.queries.ts';
import { listPaidParts, type PlannedSale } from '../sales/sale-parts.queries.ts';
import type { ReturnedPieces } from './begin-return.ts';

/**
 * Ends a return of a locked sale; pieces that never arrived stay sold. Returns whether it was the last open one.
 */
export async function endReturn(
  tx: Tx,
  sale: PlannedSale,
  kept: readonly ReturnedPieces[] = [],
): Promise<boolean> {
  for (const { lineId, quantity } of kept)
    await addReturned(tx, lineId, { returning: -quantity, returned: 0 });
  const isLast = (await addOpenReturns(tx, sale.id, -1)) === 0;
  if (isLast) await stopPayouts(tx, await listPaidParts(tx, sale), false);
  return isLast;
}
