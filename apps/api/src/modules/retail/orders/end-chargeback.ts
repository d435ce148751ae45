import type { Reader, Tx } from '../../../platform/db/database.ts';
import { lastMoveOf } from '../../../platform/states.ts';
import type { SaleRow } from '../../sales/index.ts';
import { orderLife } from './order.life.ts';
import { lockOrders } from './order.queries.ts';
import { endForBuyer } from './resolve-order.ts';
import { resumeOrder } from './resume-order.ts';

/** Whether a chargeback, rather than the buyer, disputed it. */
const wasFrozen = async (reader: Reader, id: number): Promise<boolean> =>
  (await lastMoveOf(reader, orderLife, id)) === 'freeze';

/** The bank has decided: the orders continue, or end without the money that it took. */
export async function endChargeback(
  tx: Tx,
  sales: readonly SaleRow[],
  outcome: 'won' | 'lost',
): Promise<void> {
  for (const order of await lockOrders(tx, sales)) {
    if (order.state !== 'disputed' || !(await wasFrozen(tx, order.id))) continue;
    const reason = 'The bank has decided for the buyer';
    if (outcome === 'won') await resumeOrder(tx, order);
    else await endForBuyer(tx, order, { by: 'system', byUserId: null, reason });
  }
}
