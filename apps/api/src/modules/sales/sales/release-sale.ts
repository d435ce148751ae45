import type { Tx } from '../../../platform/db/database.ts';
import { releasePart } from '../../payments/index.ts';
import { listPaidParts, type PlannedSale } from './sale-parts.queries.ts';

/** What was paid of a locked sale and not given back becomes the seller's. */
export async function releaseSale(tx: Tx, sale: PlannedSale): Promise<void> {
  for (const { subjectKind: kind, subjectId: id } of await listPaidParts(tx, sale))
    await releasePart(tx, { kind, id });
}
