import type { Tx } from '../../../platform/db/database.ts';
import { shareOf } from '../commissions/commission.rules.ts';
import type { Line } from '../ledger/journal.rules.ts';
import type { PartRow } from '../parts/part.tables.ts';
import type { RefundRow } from '../refunds/refund.tables.ts';
import type { InvoiceRow } from './invoice.tables.ts';
import { findInvoice, issueInvoice } from './issue-invoice.ts';

interface Adjustment {
  part: PartRow;
  refund: RefundRow;
  /** What the refund books: from it follows how much commission goes back. */
  lines: readonly Line[];
}

async function adjust(
  tx: Tx,
  former: InvoiceRow | undefined,
  refund: RefundRow,
  { cents, gstCents }: { cents: number; gstCents: number },
): Promise<void> {
  if (!former || cents === 0) return;
  const { issuerId, recipientId, number } = former;
  const line = { description: `Refund: ${refund.reason}`, quantity: 1, cents: -cents, gstCents: -gstCents };
  await issueInvoice(tx, {
    ...{ kind: 'adjustment', issuerId, recipientId, paymentId: refund.paymentId, adjusts: number },
    subject: { kind: 'payments.refund', id: refund.id },
    lines: [line],
  });
}

const sumOn = (lines: readonly Line[], account: Line['account']): number =>
  lines.filter((line) => line.account === account).reduce((sum, { cents }) => sum + cents, 0);

/** Adjusts every invoice that a refund makes wrong: the sale's or the house's own, and that of the commission. */
export async function adjustInvoices(tx: Tx, { part, refund, lines }: Adjustment): Promise<void> {
  const subject = { kind: part.subjectKind, id: part.subjectId };
  const kind = part.sellerId === null ? 'promotion' : 'sale';
  const sale = await findInvoice(tx, { kind, issuerId: part.sellerId, subject });
  const { cents } = refund;
  await adjust(tx, sale, refund, {
    cents,
    gstCents: sale && sale.cents > 0 ? shareOf(sale.gstCents, cents, sale.cents) : 0,
  });
  if (part.sellerId === null) return;

  const [commissionCents, commissionGstCents] = [sumOn(lines, 'commission'), sumOn(lines, 'gst')];
  const fee = await findInvoice(tx, { kind: 'fee', issuerId: null, subject });
  await adjust(tx, fee, refund, {
    cents: commissionCents + commissionGstCents,
    gstCents: commissionGstCents,
  });
}
