import type { Tx } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import type { SaleRow } from '../../sales/index.ts';
import { orderLife } from './order.life.ts';
import { lockOrders, moveOrder } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';
import { type News, tellOrders } from './tell-order.ts';

function newsOf(order: OrderRow): News[] {
  const news = { order, step: 'frozen', subject: say`Order ${order.number} is disputed` };
  const text = say`The bank has taken the payment back. Nothing is sent or paid out until it has decided.`;
  return [
    { ...news, to: 'buyer', text },
    { ...news, to: 'seller', text },
  ];
}

/** The buyer's bank has charged the money back: nothing is sent or paid out until it has decided. */
export async function freezeOrders(tx: Tx, sales: readonly SaleRow[]): Promise<void> {
  const frozen: OrderRow[] = [];
  for (const order of await lockOrders(tx, sales))
    if (orderLife.movesFor(order.state, 'system').includes('freeze'))
      frozen.push(await moveOrder(tx, order, { move: 'freeze', by: 'system', reason: 'Chargeback' }));
  await tellOrders(tx, frozen.flatMap(newsOf));
}
