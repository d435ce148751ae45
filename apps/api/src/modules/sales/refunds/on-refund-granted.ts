import type { Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { refundedOf } from '../../payments/index.ts';
import { noteStake } from '../disputes/note-stake.ts';
import { instalmentKind } from '../instalments/instalment.life.ts';
import { getInstalment } from '../instalments/instalment.queries.ts';
import { addLineRefunds, listLinesOf } from '../lines/line.queries.ts';
import { isOpen, sharesOf } from '../lines/line.rules.ts';
import { addRefunded, lockSale } from '../sales/sale.queries.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { listPaidParts } from '../sales/sale-parts.queries.ts';
import { isTraded, tradeOf } from '../trade.ts';

type Granted = Happening<{ subject: Subject; refundId: number; cents: number }>;

/** What was refunded of the sale and is not recorded in it yet. */
async function missingOf(tx: Tx, sale: SaleRow): Promise<number> {
  let missing = -sale.refundedCents;
  for (const { id } of await listPaidParts(tx, sale)) missing += await refundedOf(tx, id);
  return missing;
}

/** The sale that a part pays for, in full or by an instalment. */
async function saleIdOf(tx: Tx, { kind, id }: Subject): Promise<number | undefined> {
  if (kind === instalmentKind) return (await getInstalment(tx, id)).saleId;
  return isTraded(kind) ? id : undefined;
}

/** An admin has refunded through the payment: records it in the sale and tells the trade. */
export async function onRefundGranted(tx: Tx, { payload }: Granted): Promise<void> {
  const { subject, refundId, cents } = payload;
  const saleId = await saleIdOf(tx, subject);
  if (saleId === undefined) return;
  const known = await lockSale(tx, saleId);
  const missing = await missingOf(tx, known);
  if (missing <= 0) return;

  const lines = await listLinesOf(tx, [known.id]);
  await addLineRefunds(tx, sharesOf(lines.filter(isOpen), missing));
  const sale = await addRefunded(tx, known.id, missing);
  await noteStake(tx, sale);
  await tradeOf(sale).life.onRefundGranted(tx, sale, { refundId, cents });
}
