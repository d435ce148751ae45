import type { Tx } from '../../../platform/db/database.ts';
import { type Pieces, stockClaims } from '../../sales/index.ts';
import { countSold } from '../products/count-sold.ts';
import type { OrderRow } from './order.tables.ts';

/** Returns pieces to stock that a paid order does not take after all; they no longer count as sold. */
export async function restock(
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'checkoutId' | 'placedAt'>,
  pieces: readonly Pieces[],
): Promise<void> {
  // Products are locked in the order of their ids, and before their stock.
  const byProduct = [...pieces].sort((one, other) => one.line.subjectId - other.line.subjectId);
  for (const { line, quantity } of byProduct)
    await countSold(tx, line.subjectId, -quantity, order.placedAt ?? undefined);
  await stockClaims.restore(tx, order, pieces);
}
