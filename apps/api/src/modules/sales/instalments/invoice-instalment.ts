import type { Tx } from '../../../platform/db/database.ts';
import { invoicePart, paidPartsOf } from '../../payments/index.ts';
import { listLinesOf } from '../lines/line.queries.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { partSubjectOf } from '../sales/sale-parts.queries.ts';
import { listInstalments } from './instalment.queries.ts';
import { portionOf } from './instalment.rules.ts';
import type { InstalmentRow } from './instalment.tables.ts';

/** The seller's invoice for a paid instalment; its GST-free share is that of the sale. */
export async function invoiceInstalment(
  tx: Tx,
  sale: SaleRow,
  { id, label }: InstalmentRow,
  recipientAddress: readonly string[],
): Promise<void> {
  const rows = await listInstalments(tx, sale.id);
  const index = rows.findIndex((row) => row.id === id);
  const row = rows[index];
  if (!row) throw new Error('an instalment belongs to its sale');
  if (row.cents === 0) return;
  const subject = partSubjectOf(sale, row);
  const part = (await paidPartsOf(tx, subject.kind, [subject.id])).get(subject.id);
  const free = (await listLinesOf(tx, [sale.id])).filter(({ isGstFree }) => isGstFree);
  const freeCents = portionOf(
    free.reduce((sum, { totalCents }) => sum + totalCents, 0),
    rows,
    index,
  );
  const description = `${sale.title}: ${label}`;
  const lines = [
    { description, quantity: 1, cents: row.cents - freeCents },
    { description, quantity: 1, cents: freeCents, isGstFree: true },
  ];
  await invoicePart(tx, {
    kind: 'sale',
    issuerId: sale.sellerId,
    recipientId: sale.buyerId,
    subject,
    paymentId: part?.paymentId ?? null,
    lines: lines.filter(({ cents }) => cents > 0),
    recipientAddress,
  });
}
