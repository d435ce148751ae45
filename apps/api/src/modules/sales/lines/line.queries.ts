import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { cutLine, type LineShare } from './line.rules.ts';
import { type LineRow, lines, type NewLine } from './line.tables.ts';

/** The lines of these sales in their order. */
export const listLinesOf = async (reader: Reader, saleIds: readonly number[]): Promise<LineRow[]> =>
  saleIds.length === 0
    ? []
    : reader
        .select()
        .from(lines)
        .where(inArray(lines.saleId, [...saleIds]))
        .orderBy(asc(lines.id));

/** Adds lines to a locked sale. */
export async function insertLines(tx: Tx, saleId: number, fresh: readonly NewLine[]): Promise<void> {
  await tx.insert(lines).values(fresh.map((one) => ({ ...one, saleId })));
}

/** A line of the sale; another sale's line is not found. */
export async function getLineOf(reader: Reader, saleId: number, lineId: number): Promise<LineRow> {
  const [line] = await reader
    .select()
    .from(lines)
    .where(and(eq(lines.id, lineId), eq(lines.saleId, saleId)));
  if (!line) throw new Problem('record-not-found');
  return line;
}

/** Records what was refunded for lines of a locked sale. */
export async function addLineRefunds(tx: Tx, shares: readonly LineShare[]): Promise<void> {
  for (const { lineId, cents } of shares)
    if (cents > 0)
      await tx
        .update(lines)
        .set({ refundedCents: sql`${lines.refundedCents} + ${cents}` })
        .where(eq(lines.id, lineId));
}

/** Records that more pieces of a locked sale's line were sent or carried out. */
export async function addFulfilled(tx: Tx, lineId: number, pieces: number): Promise<void> {
  await tx
    .update(lines)
    .set({ fulfilledQuantity: sql`${lines.fulfilledQuantity} + ${pieces}` })
    .where(eq(lines.id, lineId));
}

/** How many more pieces of a line are on their way back, and how many more have arrived. */
interface Returned {
  returning: number;
  returned: number;
}

/** Records pieces of a locked sale's line as on their way back or arrived; negative numbers take that back. */
export async function addReturned(tx: Tx, lineId: number, { returning, returned }: Returned): Promise<void> {
  await tx
    .update(lines)
    .set({
      returningQuantity: sql`${lines.returningQuantity} + ${returning}`,
      returnedQuantity: sql`${lines.returnedQuantity} + ${returned}`,
    })
    .where(eq(lines.id, lineId));
}

/** Cuts what was handed over off a line of a locked sale: the line goes on with it, the rest is cancelled beside it. */
async function cutOff(tx: Tx, line: LineRow): Promise<LineRow> {
  const { fulfilled, rest } = cutLine(line);
  await tx.update(lines).set(fulfilled).where(eq(lines.id, line.id));
  const { id: _, ...columns } = line;
  const [cut] = await tx
    .insert(lines)
    .values({ ...columns, ...rest, fulfilledQuantity: 0, cancelledAt: clock.now() })
    .returning();
  if (!cut) throw new Error('the line was not cut');
  return cut;
}

/** Cancels what was not handed over of these lines of a locked sale, and answers that as lines. */
export async function cancelRest(tx: Tx, chosen: readonly LineRow[]): Promise<LineRow[]> {
  const untouched = chosen.filter(({ fulfilledQuantity }) => fulfilledQuantity === 0);
  await markCancelled(
    tx,
    untouched.map(({ id }) => id),
  );
  const cancelled = [...untouched];
  for (const line of chosen) if (line.fulfilledQuantity > 0) cancelled.push(await cutOff(tx, line));
  return cancelled;
}

export async function markCancelled(tx: Tx, lineIds: readonly number[]): Promise<void> {
  if (lineIds.length === 0) return;
  await tx
    .update(lines)
    .set({ cancelledAt: clock.now() })
    .where(inArray(lines.id, [...lineIds]));
}
