import type { DisputeMove, DisputeRole, DisputeState } from '@souk/contract/modules/disputes/disputes';
import type { PageQuery } from '@souk/contract/shared/page';
import type { Subject } from '@souk/contract/shared/values';
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isDuplicate, Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import { disputeLife } from './dispute.life.ts';
import { answerDue } from './dispute.rules.ts';
import { type DisputeRow, disputes } from './dispute.tables.ts';

export async function getDispute(reader: Reader, disputeId: number): Promise<DisputeRow> {
  const [dispute] = await reader.select().from(disputes).where(eq(disputes.id, disputeId));
  if (!dispute) throw new Problem('record-not-found');
  return dispute;
}

/** Locks the dispute until the transaction ends, so that moves are serialised. */
export async function lockDispute(tx: Tx, disputeId: number): Promise<DisputeRow> {
  const [dispute] = await tx.select().from(disputes).where(eq(disputes.id, disputeId)).for('no key update');
  if (!dispute) throw new Problem('record-not-found');
  return dispute;
}

/** The subject of a dispute. */
export const subjectOf = ({ subjectKind, subjectId }: DisputeRow): Subject => ({
  kind: subjectKind,
  id: subjectId,
});

/** The disputes about these subjects, by the subject's id. */
export async function findDisputesOf(
  reader: Reader,
  kind: string,
  subjectIds: readonly number[],
): Promise<Map<number, DisputeRow>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(disputes)
    .where(and(eq(disputes.subjectKind, kind), inArray(disputes.subjectId, [...subjectIds])));
  return new Map(rows.map((row) => [row.subjectId, row]));
}

type NewRow = Omit<typeof disputes.$inferInsert, 'state'>;

/** Writes a new dispute; the database allows one per subject. */
export async function insertDispute(tx: Tx, fresh: NewRow): Promise<DisputeRow> {
  const sellerAnswersUntil = answerDue();
  const [dispute] = await tx
    .insert(disputes)
    .values({ ...fresh, sellerAnswersUntil, state: disputeLife.first })
    .returning()
    .catch((error: unknown) => {
      throw isDuplicate(error, 'disputes_once') ? new Problem('complained-already') : error;
    });
  if (!dispute) throw new Error('the dispute was not written');
  const record = { subjectId: dispute.id, move: 'open', from: null, to: dispute.state, by: 'customer' };
  await recordMove(tx, disputeLife, { ...record, byUserId: dispute.customerId }, sellerAnswersUntil);
  return dispute;
}

type Changes = Partial<Omit<typeof disputes.$inferInsert, 'state'>>;

/** Writes fields that the life does not depend on. */
export async function changeDispute(
  tx: Tx,
  { id }: Pick<DisputeRow, 'id'>,
  changes: Changes,
): Promise<DisputeRow> {
  const [changed] = await tx
    .update(disputes)
    .set({ updatedAt: clock.now(), ...changes })
    .where(eq(disputes.id, id))
    .returning();
  if (!changed) throw new Error('the dispute was not changed');
  return changed;
}

interface Moved {
  move: DisputeMove;
  /** Role in the life. */
  by: DisputeRole;
  byUserId: number;
  reason?: string | undefined;
  changes: Changes;
}

/** Moves the dispute or throws the life's refusal: the only writer of its state. */
export async function moveDispute(
  tx: Tx,
  dispute: DisputeRow,
  { move, by, byUserId, reason, changes }: Moved,
): Promise<DisputeRow> {
  const state = disputeLife.next(dispute.state, move, by);
  const [moved] = await tx
    .update(disputes)
    .set({ updatedAt: clock.now(), ...changes, state })
    .where(eq(disputes.id, dispute.id))
    .returning();
  if (!moved) throw new Error('the dispute was not moved');
  const record = { subjectId: dispute.id, move, from: dispute.state, to: state, by, byUserId, reason };
  await recordMove(tx, disputeLife, record, moved.sellerAnswersUntil ?? undefined);
  return moved;
}

async function listPage(reader: Reader, isWanted: SQL | undefined, order: SQL[], query: PageQuery) {
  const rows = await reader
    .select()
    .from(disputes)
    .where(isWanted)
    .orderBy(...order)
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return { rows, total: await reader.$count(disputes, isWanted) };
}

type Asked = PageQuery & { status?: DisputeState | undefined };

const inState = (status: DisputeState | undefined) => (status ? eq(disputes.state, status) : undefined);

/** Disputes in which the user is one of the two sides, newest first. */
export const listDisputesOf = (reader: Reader, userId: number, query: Asked) =>
  listPage(
    reader,
    and(or(eq(disputes.customerId, userId), eq(disputes.sellerId, userId)), inState(query.status)),
    [desc(disputes.id)],
    query,
  );

const isWaiting = isNull(disputes.closedAt);

/**
 * Everybody's disputes: those of a state newest first, otherwise those that wait for an admin, most urgent first.
 */
export const listDisputesForAdmin = (reader: Reader, query: Asked) =>
  query.status
    ? listPage(reader, inState(query.status), [desc(disputes.id)], query)
    : listPage(
        reader,
        isWaiting,
        [sql`${disputes.refundProposedAt} asc nulls last`, asc(disputes.id)],
        query,
      );

/** How many wait for an admin. */
export const countOpenDisputes = (reader: Reader): Promise<number> => reader.$count(disputes, isWaiting);
