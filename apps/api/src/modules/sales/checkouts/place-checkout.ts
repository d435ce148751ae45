import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { startInstalments } from '../instalments/start-instalments.ts';
import { listLinesOf } from '../lines/line.queries.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { tradeOf } from '../trade.ts';
import { moveCheckout } from './checkout.queries.ts';
import type { CheckoutRow } from './checkout.tables.ts';

/**
 * Takes what a checkout claims and starts its sales: what was due at once is paid or authorised, or nothing was due.
 */
export async function placeCheckout(tx: Tx, checkout: CheckoutRow, sales: readonly SaleRow[]): Promise<void> {
  await moveCheckout(tx, checkout, { move: 'pay', by: 'system', set: { paidAt: clock.now() } });
  const { claims, life } = tradeOf(checkout);
  const lines = await listLinesOf(
    tx,
    sales.map(({ id }) => id),
  );
  await claims.take(tx, { checkout, lines });
  for (const { id, plan } of sales) if (plan) await startInstalments(tx, id);
  await life.onPlaced(tx, { checkout, sales, lines });
}
