import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { getCheckout } from '../checkouts/checkout.queries.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { listInstalments, moveInstalment } from './instalment.queries.ts';
import type { InstalmentRow } from './instalment.tables.ts';

/**
 * Marks a milestone of a locked sale reached: its instalment is due by the given time. One of 0 counts as paid.
 */
export async function reachMilestone(
  tx: Tx,
  sale: SaleRow,
  sequence: number,
  dueAt: Date,
): Promise<InstalmentRow> {
  const row = (await listInstalments(tx, sale.id)).find((one) => one.sequence === sequence);
  if (!row) throw new Problem('record-not-found');
  const { state } = await getCheckout(tx, sale.checkoutId);
  if (state !== 'paid') throw new Problem('instalment-move-not-allowed');
  if (row.cents === 0) return row;
  // What is paid with the checkout is never due by itself.
  if (row.isAtOnce) throw new Problem('instalment-move-not-allowed');
  return moveInstalment(tx, row, { move: 'fall-due', set: { dueAt }, nextAt: dueAt });
}
