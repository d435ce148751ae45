import type { Db } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { checkSellerOf } from './order.policy.ts';
import { lockOrder, moveOrder } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';
import { tellOrders } from './tell-order.ts';

/** The seller accepts the order and will send it. */
export function acceptOrder(db: Db, seller: { id: number }, orderId: number): Promise<OrderRow> {
  return db.transaction(async (tx) => {
    const known = await lockOrder(tx, orderId);
    checkSellerOf(known, seller);
    const order = await moveOrder(tx, known, { move: 'accept', by: 'seller', byUserId: seller.id });
    const subject = say`Order ${order.number} is confirmed`;
    const text = say`${order.sellerName} is packing your order.`;
    await tellOrders(tx, [{ order, to: 'buyer', step: 'confirmed', subject, text }]);
    return order;
  });
}
