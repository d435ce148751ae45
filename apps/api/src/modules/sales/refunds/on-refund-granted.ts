import type { Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { paidPartsOf, refundedOf } from '../../payments/index.ts';
import { addLineRefunds, listLinesOf } from '../lines/line.queries.ts';
import { isOpen, sharesOf } from '../lines/line.rules.ts';
import { addRefunded, lockSale } from '../sales/sale.queries.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { isTraded, tradeOf } from '../trade.ts';

type Granted = Happening<{ subject: Subject; refundId: number; cents: number }>;

/** What went back of the sale and does not stand in it yet. */
async function missingOf(tx: Tx, { kind, id, refundedCents }: SaleRow): Promise<number> {
  const part = (await paidPartsOf(tx, kind, [id])).get(id);
  return part ? (await refundedOf(tx, part.id)) - refundedCents : 0;
}

/** An admin gave money back through the payment: the sale shows it, and its trade sees what becomes of it. */
export async function onRefundGranted(tx: Tx, { payload }: Granted): Promise<void> {
  const { subject, refundId, cents } = payload;
  if (!isTraded(subject.kind)) return;
  const known = await lockSale(tx, subject.id);
  const missing = await missingOf(tx, known);
  if (missing <= 0) return;

  const lines = await listLinesOf(tx, [known.id]);
  await addLineRefunds(tx, sharesOf(lines.filter(isOpen), missing));
  const sale = await addRefunded(tx, known.id, missing);
  await tradeOf(sale).life.onRefundGranted(tx, sale, { refundId, cents });
}
