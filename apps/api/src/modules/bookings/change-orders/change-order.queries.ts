import type { ChangeOrderMove } from '@souk/contract/modules/bookings/change-order-values';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import { releaseTime } from '../../availability/index.ts';
import { changeOrderKind, changeOrderLife } from './change-order.life.ts';
import { type ChangeOrderRow, changeOrders } from './change-order.tables.ts';

export async function getChangeOrder(reader: Reader, changeOrderId: number): Promise<ChangeOrderRow> {
  const [change] = await reader.select().from(changeOrders).where(eq(changeOrders.id, changeOrderId));
  if (!change) throw new Problem('record-not-found');
  return change;
}

/** The changes of a booking, in the order in which they were proposed. */
export const listChangeOrders = (reader: Reader, bookingId: number): Promise<ChangeOrderRow[]> =>
  reader
    .select()
    .from(changeOrders)
    .where(eq(changeOrders.bookingId, bookingId))
    .orderBy(asc(changeOrders.number));

/** Booking → its change that waits for an answer. */
export async function openChangeOrdersOf(
  reader: Reader,
  bookingIds: readonly number[],
): Promise<Map<number, ChangeOrderRow>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(changeOrders)
    .where(and(inArray(changeOrders.bookingId, [...bookingIds]), eq(changeOrders.state, 'Proposed')));
  return new Map(rows.map((row) => [row.bookingId, row]));
}

export const claimantOf = ({ id }: { id: number }) => ({ kind: changeOrderKind, id });

type NewChangeOrder = Omit<typeof changeOrders.$inferInsert, 'number' | 'state'>;

/** Writes a change for a locked booking. */
export async function insertChangeOrder(
  tx: Tx,
  fresh: NewChangeOrder,
  byUserId: number,
): Promise<ChangeOrderRow> {
  const state = changeOrderLife.first;
  const ofBooking = eq(changeOrders.bookingId, fresh.bookingId);
  const number = 1 + (await tx.$count(changeOrders, ofBooking));
  const [change] = await tx
    .insert(changeOrders)
    .values({ ...fresh, number, state })
    .returning();
  if (!change) throw new Error('the change was not written');
  const record = { subjectId: change.id, move: 'propose', from: null, to: state, by: 'proposer', byUserId };
  await recordMove(tx, changeOrderLife, record, change.expiresAt);
  return change;
}

interface Moved {
  move: ChangeOrderMove;
  by: 'proposer' | 'other' | 'system';
  byUserId?: number;
  reason?: string | undefined;
  refundedCents?: number;
}

/** Moves a change of a locked booking or throws the life's refusal; the time that it held is free again. */
export async function moveChangeOrder(
  tx: Tx,
  change: ChangeOrderRow,
  { move, by, byUserId, reason, refundedCents = 0 }: Moved,
): Promise<ChangeOrderRow> {
  const state = changeOrderLife.next(change.state, move, by);
  const [moved] = await tx
    .update(changeOrders)
    .set({ state, reason: reason ?? null, refundedCents, answeredAt: clock.now() })
    .where(eq(changeOrders.id, change.id))
    .returning();
  if (!moved) throw new Error('the change was not moved');
  if (change.extraDays > 0) await releaseTime(tx, claimantOf(change));
  const record = {
    subjectId: change.id,
    move,
    from: change.state,
    to: state,
    by,
    byUserId: byUserId ?? null,
    reason,
  };
  await recordMove(tx, changeOrderLife, record);
  return moved;
}
