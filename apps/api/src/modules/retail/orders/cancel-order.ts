import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { closeCheckout, getLineOf, hasArrived, lockCheckout } from '../../sales/index.ts';
import { cancelLines } from './cancel-lines.ts';
import { checkBuyerOf, checkSellerOf } from './order.policy.ts';
import { getOrder, lockOrder } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';

export interface Wish {
  role: 'buyer' | 'seller';
  reason: string | undefined;
  lineId: number | undefined;
}

/** An unpaid order is cancelled with its whole checkout, because one payment covers all its orders. */
async function giveUpUnpaid(tx: Tx, order: OrderRow, buyerId: number, wish: Wish): Promise<OrderRow> {
  const checkout = await lockCheckout(tx, order.checkoutId);
  if (wish.lineId !== undefined || checkout.state !== 'open' || (await hasArrived(tx, checkout)))
    throw new Problem('order-move-not-allowed');
  await closeCheckout(tx, checkout, { move: 'cancel', by: 'buyer', byUserId: buyerId });
  return getOrder(tx, order.id);
}

/** Cancels an order or one of its lines, for its buyer or its seller. */
export function cancelOrder(db: Db, user: { id: number }, orderId: number, wish: Wish): Promise<OrderRow> {
  const { role, reason, lineId } = wish;
  return db.transaction(async (tx) => {
    const known = await getOrder(tx, orderId);
    const check = role === 'buyer' ? checkBuyerOf : checkSellerOf;
    check(known, user);
    if (role === 'buyer' && known.state === 'pending') return giveUpUnpaid(tx, known, user.id, wish);

    const order = await lockOrder(tx, orderId);
    if (lineId !== undefined) await getLineOf(tx, orderId, lineId);
    return cancelLines(tx, order, { by: role, byUserId: user.id, reason, lineId });
  });
}
