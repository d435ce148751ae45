import type { Tx } from '../../../platform/db/database.ts';
import type { Decision, SaleRow } from '../../sales/index.ts';
import { lockOrder } from './order.queries.ts';
import { resolveOrder } from './resolve-order.ts';

/** An admin has decided a disputed order: a refund, the seller's payment, or some of both. */
export async function endDisputedOrder(tx: Tx, { id }: SaleRow, decision: Decision): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order.state !== 'disputed') return;
  await resolveOrder(tx, id, { ...decision, by: 'admin', reason: 'The dispute was decided' });
}
