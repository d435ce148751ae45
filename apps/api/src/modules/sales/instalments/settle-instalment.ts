import type { Tx } from '../../../platform/db/database.ts';
import { paidPartsOf, refundPart, releasePart } from '../../payments/index.ts';
import { addRefunded, addWaived, getSale, lockSale } from '../sales/sale.queries.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { partSubjectOf } from '../sales/sale-parts.queries.ts';
import { plansOf, tradeOf } from '../trade.ts';
import { instalmentLife } from './instalment.life.ts';
import { getInstalment, listInstalments, moveInstalment } from './instalment.queries.ts';
import type { InstalmentRow } from './instalment.tables.ts';

/** The money came for something no longer wanted: all of it is refunded. */
async function returnLateInstalment(tx: Tx, sale: SaleRow, row: InstalmentRow) {
  const subject = partSubjectOf(sale, row);
  const part = (await paidPartsOf(tx, subject.kind, [subject.id])).get(subject.id);
  const cents = part ? part.cents - part.refundedCents : 0;
  // It was waived when it was dropped; now it was paid and is refunded.
  await addWaived(tx, sale.id, -row.cents);
  if (cents === 0) return;
  await addRefunded(tx, sale.id, cents);
  await refundPart(tx, {
    subject,
    cents,
    reason: 'Paid after it was no longer due',
    key: `instalment:${row.id}:late`,
    byRole: 'system',
    byUserId: null,
  });
}

/**
 * An instalment's money has arrived: marks it paid, and releases it to the seller at once if the sale is over.
 */
export async function settleInstalment(tx: Tx, instalmentId: number): Promise<void> {
  const { saleId } = await getInstalment(tx, instalmentId);
  const { buyerId, kind } = await getSale(tx, saleId);
  await tradeOf({ kind }).life.lockFirst(tx, buyerId);
  const sale = await lockSale(tx, saleId);
  const rows = await listInstalments(tx, saleId);
  const row = rows.find(({ id }) => id === instalmentId);
  if (!row || row.state === 'paid') return;
  if (!instalmentLife.moves.pay.from.includes(row.state)) return returnLateInstalment(tx, sale, row);

  const paid = await moveInstalment(tx, row, { move: 'pay' });
  if (sale.completedAt) await releasePart(tx, partSubjectOf(sale, row));
  await plansOf(sale).onInstalmentPaid(tx, sale, paid);
}
