import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { releasePart } from '../../payments/index.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { partSubjectOf } from '../sales/sale-parts.queries.ts';
import { listInstalments } from './instalment.queries.ts';

/**
 * Releases one paid instalment of a locked sale to the seller before the others, because a milestone was reached.
 */
export async function releaseInstalment(tx: Tx, sale: SaleRow, sequence: number): Promise<void> {
  const rows = await listInstalments(tx, sale.id);
  const row = rows.find((one) => one.sequence === sequence);
  if (row?.state !== 'paid' || sale.openReturns > 0) throw new Problem('instalment-move-not-allowed');
  if (row.cents > 0) await releasePart(tx, partSubjectOf(sale, row));
}
