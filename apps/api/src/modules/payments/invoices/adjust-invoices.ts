import type { Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import { shareOf } from '../commissions/commission.rules.ts';
import type { Line } from '../ledger/journal.rules.ts';
import type { PartRow } from '../parts/part.tables.ts';
import type { InvoiceRow } from './invoice.tables.ts';
import { findInvoice, issueInvoice } from './issue-invoice.ts';

interface Fee {
  commissionCents: number;
  commissionGstCents: number;
}

/** Something that was invoiced and has gone back: a refund, or a share of a lost chargeback. */
export interface Adjustment {
  /** As it was before. */
  part: Pick<PartRow, 'subjectKind' | 'subjectId' | 'sellerId' | 'paymentId' | 'refundedCents'>;
  /** What went back; of one there is one note per invoice. */
  subject: Subject;
  cents: number;
  /** The commission that the house gives back with it. */
  fee: Fee;
  words: string;
}

const sumOn = (lines: readonly Line[], account: Line['account']): number =>
  lines.filter((line) => line.account === account).reduce((sum, { cents }) => sum + cents, 0);

/** The commission that goes back with these lines; the house takes none of itself. */
export const feeIn = ({ sellerId }: Pick<PartRow, 'sellerId'>, lines: readonly Line[]): Fee =>
  sellerId === null
    ? { commissionCents: 0, commissionGstCents: 0 }
    : { commissionCents: sumOn(lines, 'commission'), commissionGstCents: sumOn(lines, 'gst') };

async function adjust(
  tx: Tx,
  former: InvoiceRow | undefined,
  { part, subject, words }: Adjustment,
  { cents, gstCents }: { cents: number; gstCents: number },
): Promise<void> {
  if (!former || cents === 0) return;
  const { issuerId, recipientId, number } = former;
  await issueInvoice(tx, {
    ...{ kind: 'adjustment', issuerId, recipientId, paymentId: part.paymentId, adjusts: number, subject },
    lines: [{ description: words, quantity: 1, cents: -cents, gstCents: -gstCents }],
  });
}

const soldOf = ({ subjectKind: kind, subjectId: id }: Adjustment['part']): Subject => ({ kind, id });

/** GST goes back in proportion, so that all notes together adjust all of it. */
export async function adjustSale(tx: Tx, adjustment: Adjustment): Promise<void> {
  const { part, cents } = adjustment;
  const kind = part.sellerId === null ? 'promotion' : 'sale';
  const sale = await findInvoice(tx, { kind, issuerId: part.sellerId, subject: soldOf(part) });
  const gstOf = (givenBackCents: number) =>
    sale && sale.cents > 0 ? shareOf(sale.gstCents, givenBackCents, sale.cents) : 0;
  const gstCents = gstOf(part.refundedCents + cents) - gstOf(part.refundedCents);
  await adjust(tx, sale, adjustment, { cents, gstCents });
}

async function adjustFee(tx: Tx, adjustment: Adjustment): Promise<void> {
  const { commissionCents, commissionGstCents } = adjustment.fee;
  const fee = await findInvoice(tx, { kind: 'fee', issuerId: null, subject: soldOf(adjustment.part) });
  const amounts = { cents: commissionCents + commissionGstCents, gstCents: commissionGstCents };
  await adjust(tx, fee, adjustment, amounts);
}

const issuerOf = ({ part }: Adjustment): number => part.sellerId ?? Number.POSITIVE_INFINITY;

/**
 * Adjusts every invoice that these make wrong: the sale's or the house's own, and that of the commission.
 * Series are locked until the commit: sellers' in the order of their ids, then the house's.
 */
export async function adjustInvoices(tx: Tx, adjustments: readonly Adjustment[]): Promise<void> {
  const bySeller = adjustments.toSorted((one, other) => (issuerOf(one) < issuerOf(other) ? -1 : 1));
  for (const adjustment of bySeller) await adjustSale(tx, adjustment);
  for (const adjustment of bySeller) await adjustFee(tx, adjustment);
}
