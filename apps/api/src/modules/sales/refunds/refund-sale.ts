import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { listRefundsByKey, type PartRow, type RefundRow, refundPart } from '../../payments/index.ts';
import { noteStake } from '../disputes/note-stake.ts';
import { addLineRefunds, listLinesOf } from '../lines/line.queries.ts';
import { cappedShares, isOpen, type LineShare, lineName, sharesOf } from '../lines/line.rules.ts';
import type { LineRow } from '../lines/line.tables.ts';
import { addRefunded } from '../sales/sale.queries.ts';
import { listPaidParts, type PlannedSale } from '../sales/sale-parts.queries.ts';
import { allocateRefund } from './refund.rules.ts';

export interface SaleRefund {
  cents: number;
  reason: string;
  /** One refund per key. */
  key: string;
  by: 'buyer' | 'seller' | 'admin' | 'system';
  byUserId: number | null;
  /** Refunds no more than admins, or a lost chargeback, have left of the payments. */
  isCapped?: boolean;
  /** How the amount is split over lines; by default over all open lines, the excess belonging to an extra. */
  lines?: readonly LineShare[];
}

const leftOf = (parts: readonly PartRow[]): number =>
  parts.reduce((sum, { cents, refundedCents }) => sum + cents - refundedCents, 0);

/** The lines as their invoice names them, so that their own GST is returned with them. */
const invoicedLines = (lines: readonly LineRow[], shares: readonly LineShare[]) =>
  shares.flatMap(({ lineId, cents }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line && cents > 0 ? [{ description: lineName(line), isGstFree: line.isGstFree, cents }] : [];
  });

/** Refunds some of the money to the buyer of a locked sale; an amount of 0 does nothing. */
export async function refundSale(
  tx: Tx,
  sale: PlannedSale,
  { isCapped, lines: chosen, ...wanted }: SaleRefund,
): Promise<RefundRow[]> {
  const { reason, key, by, byUserId } = wanted;
  const parts = await listPaidParts(tx, sale);
  const keyOf = ({ id }: PartRow) => (parts.length === 1 ? key : `${key}:${id}`);
  const known = await listRefundsByKey(tx, parts.map(keyOf));
  if (known.length > 0) return known;
  const left = leftOf(parts);
  const cents = isCapped ? Math.min(wanted.cents, left) : wanted.cents;
  if (cents <= 0) return [];
  if (cents > left) throw new Problem('refund-too-large');
  const lines = await listLinesOf(tx, [sale.id]);
  const ofLines = cappedShares(chosen ?? sharesOf(lines.filter(isOpen), cents), cents);
  // A buyer's cancellation follows the house's rules and needs nobody's approval.
  const byRole = by === 'buyer' ? 'system' : by;
  const ofParts = allocateRefund(parts, cents);
  // With several payments, each has an invoice that names no lines.
  const named = parts.length === 1 ? { lines: invoicedLines(lines, ofLines) } : {};
  const refunds: RefundRow[] = [];
  for (const [index, part] of parts.entries()) {
    const share = ofParts[index] ?? 0;
    if (share === 0) continue;
    const subject = { kind: part.subjectKind, id: part.subjectId };
    refunds.push(
      await refundPart(tx, { subject, cents: share, reason, key: keyOf(part), byRole, byUserId, ...named }),
    );
  }
  await addLineRefunds(tx, ofLines);
  await noteStake(tx, await addRefunded(tx, sale.id, cents));
  return refunds;
}
