import type { Db } from '../../../platform/db/database.ts';
import { arriveOrder } from './arrive-order.ts';
import { checkSellerOf } from './order.policy.ts';
import { lockOrder } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';

/** The seller reports that it has arrived. */
export function deliverOrder(db: Db, seller: { id: number }, orderId: number): Promise<OrderRow> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    checkSellerOf(order, seller);
    return arriveOrder(tx, order, { by: 'seller', byUserId: seller.id });
  });
}
