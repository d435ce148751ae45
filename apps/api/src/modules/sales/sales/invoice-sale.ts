import type { Tx } from '../../../platform/db/database.ts';
import { invoicePart, paidPartsOf } from '../../payments/index.ts';
import { listLinesOf } from '../lines/line.queries.ts';
import { lineName } from '../lines/line.rules.ts';
import type { LineRow } from '../lines/line.tables.ts';
import { getSale, subjectOf } from './sale.queries.ts';
import type { SaleRow } from './sale.tables.ts';

const linesOf = ({ extras }: SaleRow, lines: readonly LineRow[]) => [
  ...lines.map((line) => ({
    description: lineName(line),
    quantity: line.quantity,
    cents: line.totalCents,
    isGstFree: line.isGstFree,
  })),
  ...extras
    .filter(({ cents }) => cents > 0)
    .map(({ description, cents }) => ({ description, quantity: 1, cents })),
];

/** The seller's invoice to the buyer, numbered once the sale is paid; the trade supplies the address. */
export async function invoiceSale(
  tx: Tx,
  saleId: number,
  recipientAddress: readonly string[],
): Promise<void> {
  const sale = await getSale(tx, saleId);
  const part = (await paidPartsOf(tx, sale.kind, [saleId])).get(saleId);
  await invoicePart(tx, {
    kind: 'sale',
    issuerId: sale.sellerId,
    recipientId: sale.buyerId,
    subject: subjectOf(sale),
    paymentId: part?.paymentId ?? null,
    lines: linesOf(sale, await listLinesOf(tx, [saleId])),
    recipientAddress,
  });
}
