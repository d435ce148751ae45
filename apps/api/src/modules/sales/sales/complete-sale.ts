import type { Tx } from '../../../platform/db/database.ts';
import { releasePart } from '../../payments/index.ts';
import { markCompleted, subjectOf } from './sale.queries.ts';
import type { SaleRow } from './sale.tables.ts';

/** A locked sale is over as it should be: what is left of its money becomes the seller's, and both sides may review. */
export async function completeSale(tx: Tx, sale: Pick<SaleRow, 'id' | 'kind'>): Promise<void> {
  await markCompleted(tx, sale.id);
  await releasePart(tx, subjectOf(sale));
}
