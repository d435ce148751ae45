import type { Tx } from '../../../platform/db/database.ts';
import type { LapseActor, SaleRow } from '../../sales/index.ts';
import { restorePromoUses } from '../promo-codes/promo-code.queries.ts';
import { lockOrders, moveOrder } from './order.queries.ts';

/** Lapses unpaid orders, which then have used no code. */
export async function lapseOrders(tx: Tx, sales: readonly SaleRow[], actor: LapseActor): Promise<void> {
  for (const order of await lockOrders(tx, sales)) await moveOrder(tx, order, { move: 'lapse', ...actor });
  await restorePromoUses(
    tx,
    sales.map(({ id }) => id),
  );
}
