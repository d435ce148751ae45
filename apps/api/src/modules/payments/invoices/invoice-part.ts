import { and, asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { chargebackShares } from '../chargebacks/chargeback.tables.ts';
import { adjustmentOf } from '../chargebacks/lose-chargeback.ts';
import { lockPart } from '../parts/part.queries.ts';
import type { PartRow } from '../parts/part.tables.ts';
import { refundAdjustmentOf } from '../refunds/book-refund.ts';
import { isGranted } from '../refunds/refund.queries.ts';
import { refunds } from '../refunds/refund.tables.ts';
import { type Adjustment, adjustSale } from './adjust-invoices.ts';
import type { InvoiceRow } from './invoice.tables.ts';
import { issueInvoice, type NewInvoice } from './issue-invoice.ts';

const noFee = { commissionCents: 0, commissionGstCents: 0 };

/** Everything given back of a part so far; its commission is invoiced only after that. */
async function takenOf(reader: Reader, part: PartRow): Promise<Adjustment[]> {
  const granted = await reader
    .select()
    .from(refunds)
    .where(and(eq(refunds.partId, part.id), isGranted))
    .orderBy(asc(refunds.id));
  const lost = await reader
    .select()
    .from(chargebackShares)
    .where(eq(chargebackShares.partId, part.id))
    .orderBy(asc(chargebackShares.id));
  return [
    ...granted.map((refund) => refundAdjustmentOf(part, refund, noFee)),
    ...lost.map((share) => adjustmentOf(part, share)),
  ];
}

/**
 * Issues the invoice of a paid part; what was given back before is adjusted at once. Called again, it returns the
 * existing invoice. A sale that cost nothing has no part.
 */
export async function invoicePart(
  tx: Tx,
  fresh: NewInvoice & { kind: 'sale' | 'promotion' },
): Promise<InvoiceRow> {
  if (fresh.lines.every(({ cents }) => cents === 0)) return issueInvoice(tx, fresh);
  const part = await lockPart(tx, fresh.subject);
  const invoice = await issueInvoice(tx, fresh);
  let refundedCents = 0;
  for (const taken of await takenOf(tx, part)) {
    await adjustSale(tx, { ...taken, part: { ...part, refundedCents } });
    refundedCents += taken.cents;
  }
  return invoice;
}
