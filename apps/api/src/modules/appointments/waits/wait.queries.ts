import type { WaitMove } from '@souk/contract/modules/appointments/wait-values';
import { and, asc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { clock, daysMs } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import { releaseTime, resources } from '../../availability/index.ts';
import { waitKind, waitLife } from './wait.life.ts';
import { overAt } from './wait.rules.ts';
import { type WaitRow, waits } from './wait.tables.ts';

export const isLive = inArray(waits.state, ['Waiting', 'Offered']);
export const holdOf = ({ id }: { id: number }) => ({ kind: waitKind, id });

/** Locks a wait until the transaction ends. */
export async function lockWait(tx: Tx, id: number): Promise<WaitRow> {
  const [wait] = await tx.select().from(waits).where(eq(waits.id, id)).for('update');
  if (!wait) throw new Problem('record-not-found');
  return wait;
}

/** The same of one's own; anybody else's does not exist. */
export async function lockOwnWait(tx: Tx, id: number, customer: { id: number }): Promise<WaitRow> {
  const wait = await lockWait(tx, id);
  if (wait.customerId !== customer.id) throw new Problem('record-not-found');
  return wait;
}

export interface Freed {
  from: Date;
  until: Date;
}

/**
 * Locks those who wait for a time of a business, in the order of joining, so that two passes never cross; only those
 * whose day a freed time could touch.
 */
export const lockQueue = (tx: Tx, sellerId: number, freed?: Freed): Promise<WaitRow[]> =>
  tx
    .select()
    .from(waits)
    .where(
      and(
        eq(waits.sellerId, sellerId),
        eq(waits.state, 'Waiting'),
        freed && lt(waits.fromAt, new Date(freed.until.getTime() + daysMs(1))),
        freed && gt(waits.untilAt, new Date(freed.from.getTime() - daysMs(1))),
      ),
    )
    .orderBy(asc(waits.id))
    .for('update');

/** The businesses of resources for which anybody waits. */
export async function sellersAwaited(reader: Reader, resourceIds: readonly number[]): Promise<number[]> {
  const rows = await reader
    .selectDistinct({ sellerId: waits.sellerId })
    .from(waits)
    .innerJoin(resources, eq(resources.ownerId, waits.sellerId))
    .where(and(inArray(resources.id, [...resourceIds]), eq(waits.state, 'Waiting')));
  return rows.map(({ sellerId }) => sellerId);
}

/** Adds a customer to the list of a day, once. */
export async function insertWait(tx: Tx, fresh: Omit<typeof waits.$inferInsert, 'state'>): Promise<WaitRow> {
  const [wait] = await tx
    .insert(waits)
    .values({ ...fresh, state: waitLife.first })
    .onConflictDoNothing()
    .returning();
  if (!wait) throw new Problem('waiting-already');
  const record = { subjectId: wait.id, move: 'join', from: null, to: wait.state, by: 'customer' };
  await recordMove(tx, waitLife, { ...record, byUserId: wait.customerId }, overAt(wait));
  return wait;
}

interface Moved {
  move: WaitMove;
  by: 'customer' | 'system';
  set?: Partial<Pick<WaitRow, 'startsAt' | 'expiresAt' | 'bookingId'>>;
}

/** Moves the wait or throws the life's refusal: the only writer of its state. A held time comes back with the offer. */
export async function moveWait(tx: Tx, wait: WaitRow, { move, by, set = {} }: Moved): Promise<WaitRow> {
  const state = waitLife.next(wait.state, move, by);
  const closedAt = waitLife.ends.includes(state) ? clock.now() : null;
  const [moved] = await tx
    .update(waits)
    .set({ ...set, state, closedAt })
    .where(eq(waits.id, wait.id))
    .returning();
  if (!moved) throw new Error('the wait was not moved');
  if (wait.state === 'Offered') await releaseTime(tx, holdOf(wait));
  const byUserId = by === 'customer' ? wait.customerId : null;
  const record = { subjectId: wait.id, move, from: wait.state, to: state, by, byUserId };
  await recordMove(tx, waitLife, record, moved.expiresAt ?? undefined);
  return moved;
}

/** Columns of one table lose its name in a query of it alone, which the inner one needs. */
const position = sql<number>`(select count(*)::int from ${waits} before
  where before.seller_id = waits.seller_id and before.day = waits.day and before.state = 'Waiting'
    and before.id <= waits.id)`;

/** What somebody waits for, the offers first, each with its place among those who wait for the day. */
export async function listWaitsOf(
  reader: Reader,
  customerId: number,
): Promise<{ wait: WaitRow; position: number }[]> {
  return reader
    .select({ wait: waits, position })
    .from(waits)
    .where(and(eq(waits.customerId, customerId), isLive))
    .orderBy(sql`${waits.expiresAt} nulls last`, asc(waits.day), asc(waits.id));
}

/** The same of one. */
export async function getPosition(reader: Reader, id: number): Promise<number> {
  const [row] = await reader.select({ position }).from(waits).where(eq(waits.id, id));
  return row?.position ?? 0;
}

/** How many wait for which day of a business. */
export const countByDay = (
  reader: Reader,
  sellerId: number,
  from: string,
): Promise<{ date: string; waiting: number }[]> =>
  reader
    .select({ date: waits.day, waiting: sql<number>`count(*)::int` })
    .from(waits)
    .where(and(eq(waits.sellerId, sellerId), isLive, gte(waits.day, from)))
    .groupBy(waits.day)
    .orderBy(asc(waits.day));
