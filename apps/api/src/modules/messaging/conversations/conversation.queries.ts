import { and, count, desc, eq, gt, ilike, lt, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { users } from '../../identity/index.ts';
import { type ConversationRow, conversations, type MemberRow, members } from './conversation.tables.ts';

/** A conversation from one side, with the other person. */
export interface SeenConversation {
  conversation: ConversationRow;
  member: MemberRow;
  name: string;
  image: string | null;
}

const seen = (reader: Reader) =>
  reader
    .select({ conversation: conversations, member: members, name: users.name, image: users.imagePath })
    .from(members)
    .innerJoin(conversations, eq(conversations.id, members.conversationId))
    .innerJoin(users, eq(users.id, members.otherId));

/** The user's side of a conversation; for a stranger it does not exist. */
export async function getConversationOf(
  reader: Reader,
  userId: number,
  conversationId: number,
): Promise<SeenConversation> {
  const [found] = await seen(reader).where(
    and(eq(members.conversationId, conversationId), eq(members.userId, userId)),
  );
  if (!found) throw new Problem('record-not-found');
  return found;
}

/** Locks the conversation, so that changes of its messages and counts are serialised. */
export async function lockConversation(tx: Tx, conversationId: number): Promise<void> {
  await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, conversationId))
    .for('update');
}

/** A part of a name as typed, with wildcards escaped. */
const containing = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

interface ListRequest {
  before?: number | undefined;
  limit: number;
  search?: string;
  only?: 'unread' | undefined;
}

/** The user's conversations older than `before`, newest first. */
export const listConversationsOf = (
  reader: Reader,
  userId: number,
  { before, limit, search, only }: ListRequest,
): Promise<SeenConversation[]> =>
  seen(reader)
    .where(
      and(
        eq(members.userId, userId),
        before === undefined ? undefined : lt(members.lastMessageId, before),
        search ? ilike(users.name, containing(search)) : undefined,
        only === 'unread' ? gt(members.unreadCount, 0) : undefined,
      ),
    )
    .orderBy(desc(members.lastMessageId))
    .limit(limit);

/** A page of the user's conversations and how many there are. */
export async function listConversationPageOf(
  reader: Reader,
  userId: number,
  { page, page_size }: { page: number; page_size: number },
): Promise<{ rows: SeenConversation[]; total: number }> {
  const rows = await seen(reader)
    .where(eq(members.userId, userId))
    .orderBy(desc(members.lastMessageId))
    .limit(page_size)
    .offset((page - 1) * page_size);
  const [counted] = await reader.select({ total: count() }).from(members).where(eq(members.userId, userId));
  return { rows, total: counted?.total ?? 0 };
}

/** The user's conversations with one person that contain something unread. */
export const listUnreadOf = (reader: Reader, userId: number, otherId: number): Promise<MemberRow[]> =>
  reader
    .select()
    .from(members)
    .where(and(eq(members.userId, userId), eq(members.otherId, otherId), gt(members.unreadCount, 0)))
    .orderBy(members.conversationId);

export const setUnread = (tx: Tx, conversationId: number, userId: number, unreadCount: number) =>
  tx
    .update(members)
    .set({ unreadCount })
    .where(and(eq(members.conversationId, conversationId), eq(members.userId, userId)));

/** The envelope's badge: unread messages. */
export const countUnread = (userId: number) =>
  sql`select coalesce(sum(unread_count), 0) from messaging.members where user_id = ${userId} and unread_count > 0`;
