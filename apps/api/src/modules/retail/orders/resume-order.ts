import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { say } from '../../../platform/texts/say.ts';
import { moveOrder } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';
import { showOrder, tellOrders } from './tell-order.ts';

/** A dispute was withdrawn or a chargeback was won: the locked order continues where it was. */
export async function resumeOrder(
  tx: Tx,
  known: OrderRow,
  { isTold = false }: { /** The dispute has told both sides already. */ isTold?: boolean } = {},
): Promise<OrderRow> {
  const former = known.stateBeforeDispute;
  if (former === null) throw new Problem('order-move-not-allowed');
  const order = await moveOrder(tx, known, { move: `back-to-${former}`, by: 'system' });
  if (isTold) {
    await showOrder(tx, order);
    return order;
  }
  const news = { order, step: 'resumed', subject: say`Order ${order.number} continues` };
  const text = say`What held it up has been settled.`;
  await tellOrders(tx, [
    { ...news, to: 'buyer', text },
    { ...news, to: 'seller', text },
  ]);
  return order;
}
