import { and, desc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { moves } from '../../../platform/platform.tables.ts';
import { checkoutKind } from '../checkouts/checkout.life.ts';
import { orderLife } from './order.life.ts';
import { lockOrdersOf, moveOrder } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';
import { endForBuyer } from './resolve-order.ts';
import { resumeOrder } from './resume-order.ts';
import { type News, tellOrders } from './tell-order.ts';

interface OfPayment {
  subject: { kind: string; id: number };
}

/** The buyer's bank has taken the money back: nothing is sent or paid out until it has decided. */
export async function freezeChargedBack(tx: Tx, { payload: { subject } }: Happening<OfPayment>) {
  if (subject.kind !== checkoutKind) return;
  const frozen: OrderRow[] = [];
  for (const order of await lockOrdersOf(tx, subject.id))
    if (orderLife.movesFor(order.state, 'system').includes('freeze'))
      frozen.push(await moveOrder(tx, order, { move: 'freeze', by: 'system', reason: 'Chargeback' }));
  const newsOf = (order: OrderRow): News[] => {
    const news = { order, step: 'frozen', subject: `Order ${order.number} is disputed` };
    const text = 'The bank has taken the payment back. Nothing is sent or paid out until it has decided.';
    return [
      { ...news, to: 'buyer', text },
      { ...news, to: 'seller', text },
    ];
  };
  await tellOrders(tx, frozen.flatMap(newsOf));
}

/** Whether a chargeback, and not its buyer, put the order into dispute. */
async function wasFrozen(reader: Reader, orderId: number): Promise<boolean> {
  const [last] = await reader
    .select({ move: moves.move })
    .from(moves)
    .where(and(eq(moves.life, orderLife.name), eq(moves.subjectId, orderId)))
    .orderBy(desc(moves.id))
    .limit(1);
  return last?.move === 'freeze';
}

/** The bank has decided: the orders go on, or end without the money that it took. */
export async function endChargeback(
  tx: Tx,
  { payload: { subject, outcome } }: Happening<OfPayment & { outcome: 'won' | 'lost' }>,
) {
  if (subject.kind !== checkoutKind) return;
  for (const order of await lockOrdersOf(tx, subject.id)) {
    if (order.state !== 'disputed' || !(await wasFrozen(tx, order.id))) continue;
    const reason = 'The bank has decided for the buyer';
    if (outcome === 'won') await resumeOrder(tx, order);
    else await endForBuyer(tx, order, { by: 'system', byUserId: null, reason });
  }
}
