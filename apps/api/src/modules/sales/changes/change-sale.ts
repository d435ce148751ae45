import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { findPaymentsOf } from '../../payments/index.ts';
import { noteStake } from '../disputes/note-stake.ts';
import { dropInstalment } from '../instalments/drop-instalment.ts';
import { instalmentKind } from '../instalments/instalment.life.ts';
import { cutInstalment, insertInstalment, listInstalments } from '../instalments/instalment.queries.ts';
import { insertLines } from '../lines/line.queries.ts';
import type { NewLine } from '../lines/line.tables.ts';
import { refundSale, type SaleRefund } from '../refunds/refund-sale.ts';
import { addToSale } from '../sales/sale.queries.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { waiveSale } from '../sales/waive-sale.ts';
import { grownBy, sumsOf } from './change.rules.ts';
import { type ChangeQuote, quoteChange } from './quote-change.ts';

export interface SaleChange extends Pick<SaleRefund, 'key' | 'reason' | 'by' | 'byUserId'> {
  /** The name of the share by which more is paid. */
  label: string;
  /** By so much the price changes; below zero it is less. */
  cents: number;
  gstCents: number;
  /** What is sold in addition, at the price of the change; nothing where it makes the sale cheaper. */
  lines: readonly NewLine[];
  /** The least that can be charged. */
  leastCents: number;
  /** What both sides were told goes back; if it has changed since, the change is refused. */
  quotedCents?: number | undefined;
}

/** The new share waits for the trade's word, as a milestone does. */
async function addShare(tx: Tx, sale: SaleRow, { label, cents, gstCents, lines }: SaleChange): Promise<void> {
  const rows = await listInstalments(tx, sale.id);
  await insertLines(tx, sale.id, lines);
  const { subTotalCents, discountCents } = sumsOf(lines);
  const commission = sale.commission && grownBy(sale.commission, sale.totalCents, cents);
  const grown = await addToSale(tx, sale.id, { subTotalCents, discountCents, cents, gstCents, commission });
  const share = { saleId: sale.id, label, cents, isAtOnce: false, dueAt: null };
  await insertInstalment(tx, { ...share, sequence: Math.max(0, ...rows.map((row) => row.sequence)) + 1 });
  await noteStake(tx, grown);
}

const settledOrUnderWay = (state: string): boolean => state !== 'failed' && state !== 'cancelled';

/** What is being paid at this moment keeps its amount. */
async function checkNotBeingPaid(tx: Tx, shares: ChangeQuote['shares']): Promise<void> {
  const payments = await findPaymentsOf(
    tx,
    instalmentKind,
    shares.map(({ id }) => id),
  );
  for (const { state } of payments.values())
    if (settledOrUnderWay(state)) throw new Problem('sale-being-paid');
}

/** A share that is not paid in full any more keeps the rest; the part that is cut off is never paid. */
async function takeShares(tx: Tx, sale: SaleRow, shares: ChangeQuote['shares']): Promise<void> {
  if (shares.length === 0) return;
  await checkNotBeingPaid(tx, shares);
  const rows = await listInstalments(tx, sale.id);
  for (const { id, cents, leftCents } of shares) {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Error('a share belongs to its sale');
    if (leftCents === 0) {
      await dropInstalment(tx, row, 'drop');
      continue;
    }
    await cutInstalment(tx, row, cents);
    await waiveSale(tx, sale.id, cents);
  }
}

/**
 * Changes the price of a locked sale that is paid by a plan, as both sides have agreed: more is a share of its own, less
 * is taken off what is still to be paid, and what was paid above that goes back.
 */
export async function changeSale(tx: Tx, sale: SaleRow, change: SaleChange): Promise<ChangeQuote> {
  const { key, reason, by, byUserId, quotedCents } = change;
  const quote = await quoteChange(tx, sale, change);
  if (quotedCents !== undefined && quotedCents !== quote.refundCents) throw new Problem('price-changed');
  if (quote.addCents > 0) await addShare(tx, sale, change);
  await takeShares(tx, sale, quote.shares);
  await refundSale(tx, sale, { cents: quote.refundCents, key, reason, by, byUserId });
  return quote;
}
