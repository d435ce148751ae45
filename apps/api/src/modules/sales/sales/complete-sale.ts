import type { Tx } from '../../../platform/db/database.ts';
import { releaseSale } from './release-sale.ts';
import { markCompleted } from './sale.queries.ts';
import type { PlannedSale } from './sale-parts.queries.ts';

/**
 * A locked sale is over as it should be: its money becomes the seller's, and both sides may review. What is paid of
 * it later reaches the seller at once.
 */
export async function completeSale(tx: Tx, sale: PlannedSale): Promise<void> {
  await markCompleted(tx, sale.id);
  await releaseSale(tx, sale);
}
