import type { Subject } from '@souk/contract/shared/values';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Agreement } from '../../payments/index.ts';
import { type LineRow, lines, type NewLine } from '../lines/line.tables.ts';
import { type SaleRow, sales } from './sale.tables.ts';

/** The subject by which payments, disputes and reviews refer to a sale. */
export const subjectOf = ({ kind, id }: Pick<SaleRow, 'kind' | 'id'>): Subject => ({ kind, id });

export async function getSale(reader: Reader, saleId: number): Promise<SaleRow> {
  const [sale] = await reader.select().from(sales).where(eq(sales.id, saleId));
  if (!sale) throw new Problem('record-not-found');
  return sale;
}

/** The same where there may be none yet. */
export async function findSale(reader: Reader, saleId: number): Promise<SaleRow | null> {
  const [sale] = await reader.select().from(sales).where(eq(sales.id, saleId));
  return sale ?? null;
}

/** What is left of the price: neither refunded nor waived. */
export const owedOf = ({
  totalCents,
  waivedCents,
  refundedCents,
}: Pick<SaleRow, 'totalCents' | 'waivedCents' | 'refundedCents'>): number =>
  totalCents - waivedCents - refundedCents;

/** Locks a sale until the transaction ends; the trade's own row is locked after it. */
export async function lockSale(tx: Tx, saleId: number): Promise<SaleRow> {
  const [sale] = await tx.select().from(sales).where(eq(sales.id, saleId)).for('update');
  if (!sale) throw new Problem('record-not-found');
  return sale;
}

/** The same where there may be none yet. */
export async function findLockedSale(tx: Tx, saleId: number): Promise<SaleRow | null> {
  const [sale] = await tx.select().from(sales).where(eq(sales.id, saleId)).for('update');
  return sale ?? null;
}

/** Locks the sales of a checkout, in the order of their ids. */
export const lockSalesOf = (tx: Tx, checkoutId: number): Promise<SaleRow[]> =>
  tx.select().from(sales).where(eq(sales.checkoutId, checkoutId)).orderBy(asc(sales.id)).for('update');

export const listSalesOf = (reader: Reader, checkoutId: number): Promise<SaleRow[]> =>
  reader.select().from(sales).where(eq(sales.checkoutId, checkoutId)).orderBy(asc(sales.id));

/** A sale about to be written; a trade that has reserved an id for it hands that in. */
type NewSaleRow = typeof sales.$inferInsert & { id?: number | undefined };

export interface SaleWithLines {
  sale: SaleRow;
  /** As they came. */
  lines: LineRow[];
}

/** Writes a sale and its lines by one statement. */
export async function insertSale(
  tx: Tx,
  fresh: NewSaleRow,
  freshLines: readonly NewLine[],
): Promise<SaleWithLines> {
  const sale = tx.$with('sale').as(tx.insert(sales).overridingSystemValue().values(fresh).returning());
  const saleId = sql`(select id from sale)`;
  const line = tx.$with('line').as(
    tx
      .insert(lines)
      .values(freshLines.map((one) => ({ ...one, saleId })))
      .returning(),
  );
  const rows = await tx.with(sale, line).select().from(sale).innerJoin(line, sql`true`).orderBy(asc(line.id));
  const [first] = rows;
  if (!first) throw new Error('the sale was not written');
  return { sale: first.sale, lines: rows.map((row) => row.line) };
}

/** Records that more of a locked sale was refunded. */
export async function addRefunded(tx: Tx, saleId: number, cents: number): Promise<SaleRow> {
  const [sale] = await tx
    .update(sales)
    .set({ refundedCents: sql`${sales.refundedCents} + ${cents}` })
    .where(eq(sales.id, saleId))
    .returning();
  if (!sale) throw new Error('the sale was not written');
  return sale;
}

interface Added extends Pick<SaleRow, 'subTotalCents' | 'discountCents' | 'gstCents' | 'commission'> {
  cents: number;
}

/** Records that the price of a locked sale has grown; its GST may be less for all that. */
export async function addToSale(tx: Tx, saleId: number, added: Added): Promise<SaleRow> {
  const [sale] = await tx
    .update(sales)
    .set({
      subTotalCents: sql`${sales.subTotalCents} + ${added.subTotalCents}`,
      discountCents: sql`${sales.discountCents} + ${added.discountCents}`,
      gstCents: sql`greatest(0, ${sales.gstCents} + ${added.gstCents})`,
      totalCents: sql`${sales.totalCents} + ${added.cents}`,
      commission: added.commission,
    })
    .where(eq(sales.id, saleId))
    .returning();
  if (!sale) throw new Error('the sale was not written');
  return sale;
}

/** What was bought starts at another time. */
export async function setStart(tx: Tx, saleId: number, startsAt: Date): Promise<void> {
  await tx.update(sales).set({ startsAt }).where(eq(sales.id, saleId));
}

/** Stores the house's commission on a new sale. */
export async function setCommission(tx: Tx, saleId: number, commission: Agreement): Promise<void> {
  await tx.update(sales).set({ commission }).where(eq(sales.id, saleId));
}

/** Records that an amount of a locked sale will never be paid. */
export async function addWaived(tx: Tx, saleId: number, cents: number): Promise<SaleRow> {
  const [sale] = await tx
    .update(sales)
    .set({ waivedCents: sql`${sales.waivedCents} + ${cents}` })
    .where(eq(sales.id, saleId))
    .returning();
  if (!sale) throw new Error('the sale was not written');
  return sale;
}

export async function markSaleCancelled(tx: Tx, saleId: number): Promise<void> {
  await tx.update(sales).set({ cancelledAt: clock.now() }).where(eq(sales.id, saleId));
}

/** Records that the buyer has it; the first time counts. */
export async function markReceived(tx: Tx, saleId: number): Promise<void> {
  await tx
    .update(sales)
    .set({ receivedAt: clock.now() })
    .where(and(eq(sales.id, saleId), isNull(sales.receivedAt)));
}

export async function markCompleted(tx: Tx, saleId: number): Promise<void> {
  await tx.update(sales).set({ completedAt: clock.now() }).where(eq(sales.id, saleId));
}

/** Records that a return of a locked sale was opened, or, below zero, closed; returns how many are open. */
export async function addOpenReturns(tx: Tx, saleId: number, returns: number): Promise<number> {
  const [sale] = await tx
    .update(sales)
    .set({ openReturns: sql`${sales.openReturns} + ${returns}` })
    .where(eq(sales.id, saleId))
    .returning({ openReturns: sales.openReturns });
  if (!sale) throw new Error('the sale was not written');
  return sale.openReturns;
}
