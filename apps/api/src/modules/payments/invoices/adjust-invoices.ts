import type { Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import type { Line } from '../ledger/journal.rules.ts';
import { houseGstOf } from '../parts/part.rules.ts';
import type { PartRow } from '../parts/part.tables.ts';
import { adjustedLines, type RefundedLine } from './adjusted-lines.rules.ts';
import { listNotesOn } from './invoice.queries.ts';
import type { NewInvoiceLine } from './invoice.rules.ts';
import type { InvoiceRow } from './invoice.tables.ts';
import { findInvoice, issueInvoice } from './issue-invoice.ts';

interface Fee {
  commissionCents: number;
  commissionGstCents: number;
}

/** Something invoiced that was given back: a refund, or a share of a lost chargeback. */
export interface Adjustment {
  /** The part before the change. */
  part: Pick<
    PartRow,
    'subjectKind' | 'subjectId' | 'sellerId' | 'paymentId' | 'refundedCents' | 'cents' | 'gstPercent'
  >;
  /** What was given back; each of these makes one note per invoice. */
  subject: Subject;
  cents: number;
  /** The lines of the sale that it is for; empty if it is for the whole sale. */
  lines: readonly RefundedLine[];
  /** The commission that the house returns with it. */
  fee: Fee;
  words: string;
}

const sumOn = (lines: readonly Line[], account: Line['account']): number =>
  lines.filter((line) => line.account === account).reduce((sum, { cents }) => sum + cents, 0);

/** The commission returned with these lines; the house takes none on its own sales. */
export const feeIn = ({ sellerId }: Pick<PartRow, 'sellerId'>, lines: readonly Line[]): Fee =>
  sellerId === null
    ? { commissionCents: 0, commissionGstCents: 0 }
    : { commissionCents: sumOn(lines, 'commission'), commissionGstCents: sumOn(lines, 'gst') };

async function adjust(
  tx: Tx,
  former: InvoiceRow,
  { part, subject }: Adjustment,
  lines: readonly NewInvoiceLine[],
): Promise<void> {
  const { issuerId, recipientId } = former;
  const about = { issuerId, recipientId, paymentId: part.paymentId, subject };
  await issueInvoice(tx, { ...about, kind: 'adjustment', adjusts: former, lines });
}

const wholeLine = ({ words }: Adjustment, cents: number, gstCents: number): NewInvoiceLine => ({
  description: words,
  quantity: 1,
  cents: 0 - cents,
  gstCents: 0 - gstCents,
});

const soldOf = ({ subjectKind: kind, subjectId: id }: Adjustment['part']): Subject => ({ kind, id });

/** What is left of the invoice's own lines is given back line by line; anything it does not list has no GST. */
async function saleLines(
  tx: Tx,
  sale: InvoiceRow,
  adjustment: Adjustment,
): Promise<readonly NewInvoiceLine[]> {
  const { cents, lines, words } = adjustment;
  const notes = await listNotesOn(tx, sale);
  const adjusted = adjustedLines(
    sale.content.lines,
    notes.flatMap(({ content }) => content.lines),
    { cents, lines },
  ).map(({ place, cents: lineCents, gstCents }): NewInvoiceLine => {
    const { description = '', isGstFree = false } = sale.content.lines[place] ?? {};
    const line = { description: `${words} (${description})`, quantity: 1, isGstFree, adjustsLine: place };
    return { ...line, cents: 0 - lineCents, gstCents: 0 - gstCents };
  });
  const rest = adjusted.reduce((sum, line) => sum + line.cents, cents);
  return rest === 0 ? adjusted : [...adjusted, wholeLine(adjustment, rest, 0)];
}

/** The GST given back is that of the lines; for the house's own sales it is what the ledger books. */
export async function adjustSale(tx: Tx, adjustment: Adjustment): Promise<void> {
  const { part, cents } = adjustment;
  const kind = part.sellerId === null ? 'promotion' : 'sale';
  const sale = await findInvoice(tx, { kind, issuerId: part.sellerId, subject: soldOf(part) });
  if (!sale || cents === 0) return;
  if (part.sellerId !== null) return adjust(tx, sale, adjustment, await saleLines(tx, sale, adjustment));
  const gstCents = houseGstOf(part, part.refundedCents) - houseGstOf(part, part.refundedCents + cents);
  await adjust(tx, sale, adjustment, [wholeLine(adjustment, cents, gstCents)]);
}

async function adjustFee(tx: Tx, adjustment: Adjustment): Promise<void> {
  const { commissionCents, commissionGstCents } = adjustment.fee;
  const fee = await findInvoice(tx, { kind: 'fee', issuerId: null, subject: soldOf(adjustment.part) });
  const cents = commissionCents + commissionGstCents;
  if (!fee || cents === 0) return;
  await adjust(tx, fee, adjustment, [wholeLine(adjustment, cents, commissionGstCents)]);
}

const issuerOf = ({ part }: Adjustment): number => part.sellerId ?? Number.POSITIVE_INFINITY;

/**
 * Adjusts every invoice that these affect: that of the sale, the seller's or the house's own, and that of the
 * commission. Number series stay locked until the commit: sellers' in the order of their ids, then the house's.
 */
export async function adjustInvoices(tx: Tx, adjustments: readonly Adjustment[]): Promise<void> {
  const bySeller = adjustments.toSorted((one, other) => (issuerOf(one) < issuerOf(other) ? -1 : 1));
  for (const adjustment of bySeller) await adjustSale(tx, adjustment);
  for (const adjustment of bySeller) await adjustFee(tx, adjustment);
}
