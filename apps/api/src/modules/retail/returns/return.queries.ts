import type { ReturnMove, ReturnState } from '@souk/contract/modules/retail/returns';
import type { PageQuery } from '@souk/contract/shared/page';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { clock, fromNow, minutesMs } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove, timedMove } from '../../../platform/states.ts';
import { returnLife } from './return.life.ts';
import { type ReturnLineRow, type ReturnRow, returnLines, returns } from './return.tables.ts';

export async function getReturn(reader: Reader, returnId: number): Promise<ReturnRow> {
  const [found] = await reader.select().from(returns).where(eq(returns.id, returnId));
  if (!found) throw new Problem('record-not-found');
  return found;
}

/** Locks the return until the transaction ends; its order is locked before it. */
export async function lockReturn(tx: Tx, returnId: number): Promise<ReturnRow> {
  const [found] = await tx.select().from(returns).where(eq(returns.id, returnId)).for('update');
  if (!found) throw new Problem('record-not-found');
  return found;
}

export const listReturnIdsOf = async (reader: Reader, orderId: number): Promise<number[]> => {
  const rows = await reader
    .select({ id: returns.id })
    .from(returns)
    .where(eq(returns.orderId, orderId))
    .orderBy(asc(returns.id));
  return rows.map(({ id }) => id);
};

/** Returns that wait for the seller. */
export const countWaitingReturns = (reader: Reader, sellerId: number): Promise<number> =>
  reader.$count(
    returns,
    and(eq(returns.sellerId, sellerId), inArray(returns.state, ['requested', 'sent', 'received'])),
  );

export const listReturnLinesOf = async (
  reader: Reader,
  returnIds: readonly number[],
): Promise<ReturnLineRow[]> =>
  returnIds.length === 0
    ? []
    : reader
        .select()
        .from(returnLines)
        .where(inArray(returnLines.returnId, [...returnIds]))
        .orderBy(asc(returnLines.lineId));

interface Wanted extends PageQuery {
  status?: ReturnState | undefined;
}

/** A page of somebody's returns, newest first. */
export async function findReturns(
  reader: Reader,
  user: { id: number },
  role: 'buyer' | 'seller',
  { status, page, page_size: size }: Wanted,
) {
  const isWanted = and(
    eq(role === 'buyer' ? returns.buyerId : returns.sellerId, user.id),
    status ? eq(returns.state, status) : undefined,
  );
  const rows = await reader
    .select()
    .from(returns)
    .where(isWanted)
    .orderBy(desc(returns.id))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await reader.select({ total: count() }).from(returns).where(isWanted);
  return { rows, total: counted?.total ?? 0 };
}

const dueIn = (state: ReturnState): Date | null => {
  const timed = timedMove(returnLife, state);
  return timed ? fromNow(minutesMs(timed.afterMinutes)) : null;
};

export async function insertReturn(
  tx: Tx,
  fresh: Omit<typeof returns.$inferInsert, 'state'>,
  lines: readonly Omit<ReturnLineRow, 'returnId'>[],
): Promise<ReturnRow> {
  const dueAt = dueIn(returnLife.first);
  const [written] = await tx
    .insert(returns)
    .values({ ...fresh, state: returnLife.first, dueAt })
    .returning();
  if (!written) throw new Error('the return was not written');
  await tx.insert(returnLines).values(lines.map((line) => ({ ...line, returnId: written.id })));
  const record = { subjectId: written.id, move: 'request', from: null, to: written.state, by: 'buyer' };
  await recordMove(tx, returnLife, { ...record, byUserId: written.buyerId }, dueAt ?? undefined);
  return written;
}

interface Moved {
  move: ReturnMove;
  /** Role in the life. */
  by: 'buyer' | 'seller' | 'system';
  byUserId?: number | null;
  reason?: string | undefined;
  set?: Partial<Pick<ReturnRow, 'answer' | 'carrier' | 'trackingNumber' | 'isSellable' | 'refundCents'>>;
}

/** Moves the return or throws the life's refusal: the only writer of its state. */
export async function moveReturn(tx: Tx, known: ReturnRow, moved: Moved): Promise<ReturnRow> {
  const { move, by, byUserId = null, reason, set = {} } = moved;
  const state = returnLife.next(known.state, move, by);
  const dueAt = dueIn(state);
  const [written] = await tx
    .update(returns)
    .set({ ...set, state, dueAt, updatedAt: clock.now() })
    .where(eq(returns.id, known.id))
    .returning();
  if (!written) throw new Error('the return was not moved');
  const record = { subjectId: known.id, move, from: known.state, to: state, by, byUserId, reason };
  await recordMove(tx, returnLife, record, dueAt ?? undefined);
  return written;
}
