import type { Tx } from '../../../platform/db/database.ts';
import { releasePart } from '../../payments/index.ts';
import { listPaidParts, type PlannedSale } from './sale-parts.queries.ts';

/** Releases to the seller what was paid of a locked sale and not refunded. */
export async function releaseSale(tx: Tx, sale: PlannedSale): Promise<void> {
  for (const { subjectKind: kind, subjectId: id } of await listPaidParts(tx, sale))
    await releasePart(tx, { kind, id });
}
