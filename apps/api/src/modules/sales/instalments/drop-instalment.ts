import type { Tx } from '../../../platform/db/database.ts';
import { cancelPayment, findPaymentOf } from '../../payments/index.ts';
import { waiveSale } from '../sales/waive-sale.ts';
import { instalmentKind } from './instalment.life.ts';
import { moveInstalment } from './instalment.queries.ts';
import type { InstalmentRow } from './instalment.tables.ts';

/** Drops an instalment of a locked sale; an open payment for it is cancelled. */
export async function dropInstalment(
  tx: Tx,
  row: InstalmentRow,
  move: 'drop' | 'give-up',
): Promise<InstalmentRow> {
  const dropped = await moveInstalment(tx, row, { move });
  const payment = await findPaymentOf(tx, { kind: instalmentKind, id: row.id });
  if (payment) await cancelPayment(tx, payment.id);
  await waiveSale(tx, row.saleId, row.cents);
  return dropped;
}
