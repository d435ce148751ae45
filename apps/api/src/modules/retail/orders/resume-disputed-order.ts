import type { Tx } from '../../../platform/db/database.ts';
import type { SaleRow } from '../../sales/index.ts';
import { lockOrder } from './order.queries.ts';
import { resumeOrder } from './resume-order.ts';

/** The customer has withdrawn the dispute. */
export async function resumeDisputedOrder(tx: Tx, { id }: SaleRow): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order.state === 'disputed') await resumeOrder(tx, order, { isTold: true });
}
