import type { Tx } from '../../../platform/db/database.ts';
import { type Happening, publish } from '../../../platform/events/events.ts';
import { formatMoney, paidPartsOf, refundedOf } from '../../payments/index.ts';
import { orderCancelled } from '../events.ts';
import { orderKind, orderLife } from './order.life.ts';
import { addRefunded, listLinesOf, lockOrder, moveOrder, updateOrderLine } from './order.queries.ts';
import { isOpen, sharesOf } from './order.rules.ts';
import type { OrderLineRow, OrderRow } from './order.tables.ts';
import { putUnsentBack } from './resolve-order.ts';
import { tellOrders } from './tell-order.ts';

type Granted = Happening<{ subject: { kind: string; id: number }; refundId: number; cents: number }>;

/** What went back of the order and does not stand in its row yet. */
async function missingOf(tx: Tx, order: OrderRow): Promise<number> {
  const part = (await paidPartsOf(tx, orderKind, [order.id])).get(order.id);
  return part ? (await refundedOf(tx, part.id)) - order.refundedCents : 0;
}

/** Nothing of its money is left and nothing of it was sent: nobody has a use for it any more. */
const isIdle = (order: OrderRow, lines: readonly OrderLineRow[]): boolean =>
  order.refundedCents === order.totalCents &&
  orderLife.movesFor(order.state, 'system').includes('refund-all') &&
  lines.every(({ shippedQuantity }) => shippedQuantity === 0);

async function endRefunded(tx: Tx, known: OrderRow): Promise<OrderRow> {
  const reason = 'All of it was refunded';
  const set = { cancelReason: reason };
  const order = await moveOrder(tx, known, { move: 'refund-all', by: 'system', reason, set });
  await putUnsentBack(tx, order);
  const { id: orderId, buyerId, sellerId } = order;
  await publish(tx, orderCancelled, { orderId, buyerId, sellerId });
  return order;
}

/** An admin gave money back through the payment: the order shows it, and ends where nothing is left of it. */
export async function noteGrantedRefund(tx: Tx, { payload }: Granted): Promise<void> {
  const { subject, refundId, cents } = payload;
  if (subject.kind !== orderKind) return;
  const known = await lockOrder(tx, subject.id);
  const missing = await missingOf(tx, known);
  if (missing <= 0) return;

  const lines = await listLinesOf(tx, [known.id]);
  for (const { line, cents: share } of sharesOf(lines.filter(isOpen), missing))
    if (share > 0) await updateOrderLine(tx, line.id, { refundedCents: line.refundedCents + share });
  const refunded = await addRefunded(tx, known.id, missing);
  const order = isIdle(refunded, lines) ? await endRefunded(tx, refunded) : refunded;

  const isOver = order.state !== refunded.state;
  const amount = formatMoney({ cents, currency: order.currency });
  const what = isOver ? `Order ${order.number} was cancelled` : `A refund for order ${order.number}`;
  const news = { order, step: `refund-${refundId}`, subject: what };
  await tellOrders(tx, [
    { ...news, to: 'buyer', text: `Your request was granted: ${amount} goes back to you.` },
    { ...news, to: 'seller', text: `Souk has granted the buyer’s request: ${amount} goes back to him.` },
  ]);
}
