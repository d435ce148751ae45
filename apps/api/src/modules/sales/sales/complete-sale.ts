import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { releaseSale } from './release-sale.ts';
import { markCompleted, markReceived } from './sale.queries.ts';
import type { SaleRow } from './sale.tables.ts';
import type { PlannedSale } from './sale-parts.queries.ts';

/**
 * Completes a locked sale: its money becomes the seller's, and later payments reach the seller at once. Does nothing
 * while a return is open.
 */
export async function completeSale(tx: Tx, sale: PlannedSale & Pick<SaleRow, 'openReturns'>): Promise<void> {
  if (sale.openReturns > 0) throw new Problem('sale-move-not-allowed');
  await markReceived(tx, sale.id);
  await markCompleted(tx, sale.id);
  await releaseSale(tx, sale);
}
