import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { listLinesOf } from '../../sales/index.ts';
import { cancelLines } from './cancel-lines.ts';
import { moveOrder } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';
import { tellOrders } from './tell-order.ts';

/** Whether a part of it was sent already: the words are about the rest then. */
const isPartSent = async (tx: Tx, { id }: OrderRow): Promise<boolean> =>
  (await listLinesOf(tx, [id])).some(({ fulfilledQuantity }) => fulfilledQuantity > 0);

async function remind(tx: Tx, known: OrderRow): Promise<void> {
  const order = await moveOrder(tx, known, { move: 'remind', by: 'system' });
  const subject = (await isPartSent(tx, order))
    ? say`Please send the rest of order ${order.number}`
    : say`Please send order ${order.number}`;
  const text = say`${order.buyerName} is waiting for it. Soon they may cancel it, and after that it is cancelled automatically.`;
  await tellOrders(tx, [{ order, to: 'seller', step: 'ship-reminder', subject, text }]);
}

async function letCancel(tx: Tx, known: OrderRow): Promise<void> {
  const order = await moveOrder(tx, known, { move: 'let-cancel', by: 'system' });
  const subject = (await isPartSent(tx, order))
    ? say`The rest of order ${order.number} has not been sent`
    : say`Order ${order.number} has not been sent`;
  const news = { order, step: 'ship-late', subject };
  const toBuyer = say`You may cancel it now and get your money back. If it stays unsent, it is cancelled automatically.`;
  const toSeller = say`${order.buyerName} may cancel it now. Send it, or it is cancelled automatically.`;
  await tellOrders(tx, [
    { ...news, to: 'buyer', text: toBuyer },
    { ...news, to: 'seller', text: toSeller },
  ]);
}

/**
 * A shop has accepted a locked order and does not send it: first a reminder, then its buyer may cancel, then it is
 * cancelled.
 */
export async function hurryOrder(tx: Tx, order: OrderRow): Promise<void> {
  const { buyerMayCancelAt, shipUntil } = order;
  const isPast = (moment: Date | null) => moment !== null && moment <= clock.now();
  const reason = 'The seller has not sent it in time';
  if (isPast(shipUntil)) await cancelLines(tx, order, { by: 'system', byUserId: null, reason });
  else if (isPast(buyerMayCancelAt)) await letCancel(tx, order);
  else await remind(tx, order);
}
