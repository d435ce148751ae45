import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { say } from '../../../platform/texts/say.ts';
import { completeSale } from '../../sales/index.ts';
import { orderCompleted } from '../events.ts';
import { moveOrder } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';
import { showOrder, tellOrders } from './tell-order.ts';

interface Ending {
  move: 'complete' | 'close' | 'resolve-seller';
  by: 'buyer' | 'seller' | 'admin' | 'system';
  byUserId: number | null;
  reason?: string | undefined;
}

/** Completes a locked order: what is left of the money becomes the seller's. */
export async function finishOrder(tx: Tx, known: OrderRow, ending: Ending): Promise<OrderRow> {
  const order = await moveOrder(tx, known, ending);
  await completeSale(tx, order);
  const { id: orderId, buyerId, sellerId } = order;
  await publish(tx, orderCompleted, { orderId, buyerId, sellerId });
  if (ending.move === 'resolve-seller') {
    // The dispute itself tells both sides that it is over.
    await showOrder(tx, order);
    return order;
  }
  const subject = say`Order ${order.number} is completed`;
  await tellOrders(tx, [
    { order, to: 'buyer', step: 'completed', subject, text: say`Tell others what you think of it.` },
    {
      order,
      to: 'seller',
      step: 'completed',
      subject,
      text: say`The money is yours and goes with your next payout.`,
    },
  ]);
  return order;
}
