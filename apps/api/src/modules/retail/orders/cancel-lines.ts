import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { publish } from '../../../platform/events/events.ts';
import { say } from '../../../platform/texts/say.ts';
import {
  cancelRest,
  isOpen,
  type LineRow,
  listLinesOf,
  refundSale,
  sharesOf,
  unfulfilledOf,
} from '../../sales/index.ts';
import { orderCancelled } from '../events.ts';
import { finishShipping } from '../shipments/finish-shipping.ts';
import { orderLife } from './order.life.ts';
import { getOrder, moveOrder } from './order.queries.ts';
import { cancelMoveOf, isAllShipped, isWholeOf, refundForCancelled } from './order.rules.ts';
import type { OrderRow } from './order.tables.ts';
import { restock } from './restock.ts';
import { type News, tellOrders } from './tell-order.ts';

export interface Cancelling {
  by: 'buyer' | 'seller' | 'system';
  byUserId: number | null;
  reason: string | undefined;
  /** The whole order by default. */
  lineId?: number | undefined;
}

/** What was sent goes its way: only what was not can be cancelled. */
function chosenOf(open: readonly LineRow[], lineId: number | undefined): readonly LineRow[] {
  const unsent = open.filter((line) => unfulfilledOf(line) > 0);
  const chosen = lineId === undefined ? unsent : unsent.filter(({ id }) => id === lineId);
  if (chosen.length === 0) throw new Problem('order-move-not-allowed');
  return chosen;
}

/** How refunds and news call what is cancelled, once each. */
const stepOf = ({ lineId }: Cancelling, isWhole: boolean): string =>
  isWhole ? 'all' : `${lineId ?? 'rest'}`;

function newsOf(order: OrderRow, cancelling: Cancelling, isWhole: boolean): News[] {
  const part =
    cancelling.lineId === undefined
      ? say`The rest of order ${order.number}`
      : say`An item of order ${order.number}`;
  const what = isWhole ? say`Order ${order.number}` : part;
  const how = {
    buyer: say`${order.buyerName} has cancelled it.`,
    seller: say`${order.sellerName} has cancelled it.`,
    system: order.confirmedAt
      ? say`The time to send it has run out.`
      : say`The time to accept it has run out.`,
  }[cancelling.by];
  const step = isWhole ? 'cancelled' : `cancelled-${stepOf(cancelling, isWhole)}`;
  const news = { order, step, subject: say`${what} was cancelled` };
  const toBuyer: News = { ...news, to: 'buyer', text: say`${how} Your money is on its way back.` };
  const toSeller: News = { ...news, to: 'seller', text: how };
  return cancelling.by === 'seller' ? [toBuyer] : [toBuyer, toSeller];
}

/** Cancels what was not sent of a locked, paid order or of one of its lines: refunds the money and returns the pieces to stock. */
export async function cancelLines(tx: Tx, order: OrderRow, cancelling: Cancelling): Promise<OrderRow> {
  const { by, byUserId, reason, lineId } = cancelling;
  const move = cancelMoveOf(order, by, clock.now());
  orderLife.next(order.state, move, by);
  const open = (await listLinesOf(tx, [order.id])).filter(isOpen);
  const chosen = chosenOf(open, lineId);
  const isWhole = isWholeOf(open, chosen);

  const rest = await cancelRest(tx, chosen);
  const cents = refundForCancelled(order, rest, isWhole);
  await refundSale(tx, order, {
    cents,
    by,
    byUserId,
    reason: reason ?? 'Cancelled',
    lines: sharesOf(rest, cents),
    isCapped: true,
    key: `order:${order.id}:cancel:${stepOf(cancelling, isWhole)}`,
  });
  await restock(
    tx,
    order,
    rest.map((line) => ({ line, quantity: line.quantity })),
  );
  if (!isWhole) {
    await tellOrders(tx, newsOf(order, cancelling, false));
    const left = open.filter((line) => !chosen.includes(line));
    return isAllShipped(left) ? finishShipping(tx, order, byUserId) : getOrder(tx, order.id);
  }
  const set = { cancelReason: reason ?? null };
  const cancelled = await moveOrder(tx, order, { move, by, byUserId, reason, set });
  const { id: orderId, buyerId, sellerId } = cancelled;
  await publish(tx, orderCancelled, { orderId, buyerId, sellerId });
  await tellOrders(tx, newsOf(cancelled, cancelling, true));
  return cancelled;
}
