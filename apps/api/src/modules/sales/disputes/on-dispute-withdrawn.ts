import type { Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { lockSale } from '../sales/sale.queries.ts';
import { isTraded, tradeOf } from '../trade.ts';

/** The customer has withdrawn the dispute: the sale continues where it was. */
export async function onDisputeWithdrawn(
  tx: Tx,
  { payload: { subject } }: Happening<{ subject: Subject }>,
): Promise<void> {
  if (!isTraded(subject.kind)) return;
  const sale = await lockSale(tx, subject.id);
  await tradeOf(sale).life.onDisputeWithdrawn(tx, sale);
}
