import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { isOpen, listLinesOf } from '../../sales/index.ts';
import { cancelLines } from './cancel-lines.ts';
import { lockOrder, moveOrder } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';
import { tellOrders } from './tell-order.ts';

async function remind(tx: Tx, known: OrderRow): Promise<void> {
  const order = await moveOrder(tx, known, { move: 'remind', by: 'system' });
  const subject = say`Please send order ${order.number}`;
  const text = say`${order.buyerName} is waiting for it. Soon they may cancel it, and after that it is cancelled automatically.`;
  await tellOrders(tx, [{ order, to: 'seller', step: 'ship-reminder', subject, text }]);
}

async function letCancel(tx: Tx, known: OrderRow): Promise<void> {
  const order = await moveOrder(tx, known, { move: 'let-cancel', by: 'system' });
  const news = { order, step: 'ship-late', subject: say`Order ${order.number} has not been sent` };
  const toBuyer = say`You may cancel it now and get your money back. If it stays unsent, it is cancelled automatically.`;
  const toSeller = say`${order.buyerName} may cancel it now. Send it, or it is cancelled automatically.`;
  await tellOrders(tx, [
    { ...news, to: 'buyer', text: toBuyer },
    { ...news, to: 'seller', text: toSeller },
  ]);
}

/** What was sent continues; everything else is cancelled and refunded. */
async function giveUp(tx: Tx, order: OrderRow): Promise<void> {
  const cancelling = { by: 'system', byUserId: null, reason: 'The seller has not sent it in time' } as const;
  const open = (await listLinesOf(tx, [order.id])).filter(isOpen);
  const unsent = open.filter(({ fulfilledQuantity }) => fulfilledQuantity === 0);
  if (unsent.length === open.length) {
    await cancelLines(tx, order, cancelling);
    return;
  }
  for (const { id: lineId } of unsent)
    await cancelLines(tx, await lockOrder(tx, order.id), { ...cancelling, lineId });
}

/**
 * A shop has accepted a locked order and does not send it: first a reminder, then its buyer may cancel, then it is
 * cancelled.
 */
export async function hurryOrder(tx: Tx, order: OrderRow): Promise<void> {
  const { buyerMayCancelAt, shipUntil } = order;
  const isPast = (moment: Date | null) => moment !== null && moment <= clock.now();
  if (isPast(shipUntil)) await giveUp(tx, order);
  else if (isPast(buyerMayCancelAt)) await letCancel(tx, order);
  else await remind(tx, order);
}
