import { and, asc, count, desc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { conversations, members } from '../conversations/conversation.tables.ts';
import type { MessageInThread } from './message.present.ts';
import { type MessageRow, messages } from './message.tables.ts';

const threads = (reader: Reader) =>
  reader
    .select({
      message: messages,
      about: { subjectKind: conversations.subjectKind, subjectId: conversations.subjectId },
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId));

/** A message that this user sent or received and that was not deleted. */
export async function findMessageOf(
  reader: Reader,
  userId: number,
  messageId: number,
): Promise<MessageRow | undefined> {
  const [message] = await reader
    .select()
    .from(messages)
    .where(
      and(eq(messages.id, messageId), or(eq(messages.senderId, userId), eq(messages.receiverId, userId))),
    );
  return message?.deletedAt ? undefined : message;
}

export const listMessagesByIds = (reader: Reader, ids: readonly number[]): Promise<MessageInThread[]> =>
  ids.length === 0 ? Promise.resolve([]) : threads(reader).where(inArray(messages.id, [...ids]));

interface Stretch {
  before?: number | undefined;
  after?: number | undefined;
  limit: number;
}

/** A section of one conversation in order, and whether there is more beyond its far end. */
export async function listStretch(
  reader: Reader,
  conversationId: number,
  { before, after, limit }: Stretch,
): Promise<{ rows: MessageInThread[]; hasMore: boolean }> {
  const isForward = after !== undefined;
  const rows = await threads(reader)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        isForward ? gt(messages.id, after) : undefined,
        before === undefined ? undefined : lt(messages.id, before),
      ),
    )
    .orderBy(isForward ? asc(messages.id) : desc(messages.id))
    .limit(limit + 1);
  const hasMore = rows.length > limit;
  const shown = rows.slice(0, limit);
  return { rows: isForward ? shown : shown.reverse(), hasMore };
}

/** A page of everything two people said to each other, newest first. */
export async function listMessagesBetween(
  reader: Reader,
  userId: number,
  otherId: number,
  { page, page_size }: { page: number; page_size: number },
): Promise<{ rows: MessageInThread[]; total: number }> {
  const shared = reader
    .select({ id: members.conversationId })
    .from(members)
    .where(and(eq(members.userId, userId), eq(members.otherId, otherId)));
  const isShared = inArray(messages.conversationId, shared);
  const rows = await threads(reader)
    .where(isShared)
    .orderBy(desc(messages.id))
    .limit(page_size)
    .offset((page - 1) * page_size);
  const [counted] = await reader.select({ total: count() }).from(messages).where(isShared);
  return { rows, total: counted?.total ?? 0 };
}
