import type { UserSummary } from '@souk/contract/modules/identity/profiles';
import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { users } from '../../identity/index.ts';
import { inOrder } from '../conversations/conversation.rules.ts';
import { blocks } from './block.tables.ts';

/** Far more people than anyone blocks. */
const mostShown = 500;

/** Whom the user has blocked, newest first. */
export const listBlocksOf = (reader: Reader, userId: number): Promise<UserSummary[]> =>
  reader
    .select({ id: users.id, name: users.name, image: users.imagePath, seller_type: users.sellerType })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedUserId))
    .where(eq(blocks.userId, userId))
    .orderBy(desc(blocks.createdAt), desc(blocks.blockedUserId))
    .limit(mostShown);

/**
 * Writing takes the pair's lock shared, blocking takes it exclusively: once a block is confirmed, nothing arrives.
 */
export async function lockPair(tx: Tx, one: number, other: number, isAlone: boolean): Promise<void> {
  const key = sql`hashtextextended(${`messaging:${inOrder(one, other).join(':')}`}, 7216)`;
  await tx.execute(
    isAlone ? sql`select pg_advisory_xact_lock(${key})` : sql`select pg_advisory_xact_lock_shared(${key})`,
  );
}

/**
 * Keeps both accounts from being erased in the meantime, before any lock that erasing takes too; returns their names.
 */
export async function lockPeople(tx: Tx, fromId: number, toId: number): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(inArray(users.id, [fromId, toId]), ne(users.status, 'deleted')))
    .orderBy(asc(users.id))
    .for('key share');
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  if (!names.has(toId)) throw new Problem('user-not-found');
  return names;
}

export interface Openness {
  /** Whether the user has blocked this person. */
  isBlocked: boolean;
  mayWrite: boolean;
}

/** For each of these people, whether the user has blocked them and whether the two may write to each other. */
export async function opennessOf(
  reader: Reader,
  userId: number,
  otherIds: readonly number[],
): Promise<Map<number, Openness>> {
  if (otherIds.length === 0) return new Map();
  const others = [...new Set(otherIds)];
  const between = await reader
    .select()
    .from(blocks)
    .where(
      or(
        and(eq(blocks.userId, userId), inArray(blocks.blockedUserId, others)),
        and(inArray(blocks.userId, others), eq(blocks.blockedUserId, userId)),
      ),
    );
  const closed = await reader
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, others), inArray(users.status, ['blocked', 'deleted'])));
  const blockedByUser = new Set(
    between.filter((row) => row.userId === userId).map((row) => row.blockedUserId),
  );
  const closedIds = new Set([
    ...closed.map(({ id }) => id),
    ...between.map((row) => (row.userId === userId ? row.blockedUserId : row.userId)),
  ]);
  return new Map(
    others.map((id) => [
      id,
      { isBlocked: blockedByUser.has(id), mayWrite: id !== userId && !closedIds.has(id) },
    ]),
  );
}

/** Whether one person may write to another now. */
export async function mayWrite(reader: Reader, fromId: number, toId: number): Promise<boolean> {
  const openness = await opennessOf(reader, fromId, [toId]);
  return openness.get(toId)?.mayWrite ?? false;
}
