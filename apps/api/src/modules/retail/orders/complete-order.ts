import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { arriveOrder } from './arrive-order.ts';
import { finishOrder } from './finish-order.ts';
import { checkBuyerOf } from './order.policy.ts';
import { lockOrder } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';

/** The buyer confirms that everything is fine; if it had not been marked as arrived, it is now. */
export function completeOrder(db: Db, buyer: { id: number }, orderId: number): Promise<OrderRow> {
  return db.transaction(async (tx) => {
    const known = await lockOrder(tx, orderId);
    checkBuyerOf(known, buyer);
    if (known.openReturns > 0) throw new Problem('order-move-not-allowed');
    const order =
      known.state === 'shipped'
        ? await arriveOrder(tx, known, { by: 'system', byUserId: null, isToldBuyer: false })
        : known;
    return finishOrder(tx, order, { move: 'complete', by: 'buyer', byUserId: buyer.id });
  });
}
