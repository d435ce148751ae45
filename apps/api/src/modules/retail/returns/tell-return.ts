import type { Tx } from '../../../platform/db/database.ts';
import type { Said } from '../../../platform/texts/say.ts';
import type { OrderRow } from '../orders/order.tables.ts';
import { orderPaths, tellOrders } from '../orders/tell-order.ts';
import type { ReturnRow } from './return.tables.ts';

/** Tells one side of a return what the other has done. */
export function tellReturn(
  tx: Tx,
  { order, row }: { order: OrderRow; row: ReturnRow },
  to: 'buyer' | 'seller',
  words: { subject: Said; text: Said },
): Promise<void> {
  const path = `${orderPaths[to](order.id)}&return_id=${row.id}`;
  return tellOrders(tx, [{ order, to, step: `return-${row.id}-${row.state}`, path, ...words }]);
}
