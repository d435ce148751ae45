import type { WorkChangeMove } from '@souk/contract/modules/bookings/work-change-values';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import { releaseTime } from '../../availability/index.ts';
import { workChangeKind, workChangeLife } from './work-change.life.ts';
import { type WorkChangeRow, workChanges } from './work-change.tables.ts';

export async function getWorkChange(reader: Reader, workChangeId: number): Promise<WorkChangeRow> {
  const [change] = await reader.select().from(workChanges).where(eq(workChanges.id, workChangeId));
  if (!change) throw new Problem('record-not-found');
  return change;
}

/** The changes of a booking, in the order in which they were proposed. */
export const listWorkChanges = (reader: Reader, bookingId: number): Promise<WorkChangeRow[]> =>
  reader
    .select()
    .from(workChanges)
    .where(eq(workChanges.bookingId, bookingId))
    .orderBy(asc(workChanges.number));

/** Booking → its change that waits for an answer. */
export async function openWorkChangesOf(
  reader: Reader,
  bookingIds: readonly number[],
): Promise<Map<number, WorkChangeRow>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(workChanges)
    .where(and(inArray(workChanges.bookingId, [...bookingIds]), eq(workChanges.state, 'Proposed')));
  return new Map(rows.map((row) => [row.bookingId, row]));
}

export const claimantOf = ({ id }: { id: number }) => ({ kind: workChangeKind, id });

type NewWorkChange = Omit<typeof workChanges.$inferInsert, 'number' | 'state'>;

/** Writes a change for a locked booking. */
export async function insertWorkChange(
  tx: Tx,
  fresh: NewWorkChange,
  byUserId: number,
): Promise<WorkChangeRow> {
  const state = workChangeLife.first;
  const ofBooking = eq(workChanges.bookingId, fresh.bookingId);
  const number = 1 + (await tx.$count(workChanges, ofBooking));
  const [change] = await tx
    .insert(workChanges)
    .values({ ...fresh, number, state })
    .returning();
  if (!change) throw new Error('the change was not written');
  const record = { subjectId: change.id, move: 'propose', from: null, to: state, by: 'proposer', byUserId };
  await recordMove(tx, workChangeLife, record, change.expiresAt);
  return change;
}

interface Moved {
  move: WorkChangeMove;
  by: 'proposer' | 'other' | 'system';
  byUserId?: number;
  reason?: string | undefined;
  refundedCents?: number;
}

/** Moves a change of a locked booking or throws the life's refusal; the time that it held is free again. */
export async function moveWorkChange(
  tx: Tx,
  change: WorkChangeRow,
  { move, by, byUserId, reason, refundedCents = 0 }: Moved,
): Promise<WorkChangeRow> {
  const state = workChangeLife.next(change.state, move, by);
  const [moved] = await tx
    .update(workChanges)
    .set({ state, reason: reason ?? null, refundedCents, answeredAt: clock.now() })
    .where(eq(workChanges.id, change.id))
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
  await recordMove(tx, workChangeLife, record);
  return moved;
}
