import { and, eq, isNull, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { seeNotification, tellCounters } from '../../notifications/index.ts';
import { messages } from '../messages/message.tables.ts';
import { tellNews } from '../messages/tell-news.ts';
import { getConversationOf, lockConversation, setUnread } from './conversation.queries.ts';
import { inOrder, notificationKey } from './conversation.rules.ts';

/** Marks everything in the conversation read; the writer sees that at once. */
export async function readConversation(db: Db, userId: number, conversationId: number): Promise<void> {
  const { member } = await getConversationOf(db, userId, conversationId);
  if (member.unreadCount === 0) return;

  await db.transaction(async (tx) => {
    await lockConversation(tx, conversationId);
    const at = clock.now();
    const read = await tx
      .update(messages)
      .set({
        readAt: at,
        deliveredAt: sql`coalesce(${messages.deliveredAt}, ${at.toISOString()}::timestamptz)`,
      })
      .where(
        and(
          eq(messages.conversationId, conversationId),
          eq(messages.receiverId, userId),
          isNull(messages.readAt),
        ),
      )
      .returning({ id: messages.id });
    if (read.length === 0) return;
    await setUnread(tx, conversationId, userId, 0);
    await seeNotification(tx, userId, notificationKey(conversationId));

    const upToId = Math.max(...read.map(({ id }) => id));
    for (const each of inOrder(userId, member.otherId)) {
      await tellNews(tx, [each], {
        type: 'read',
        conversation_id: conversationId,
        user_id: userId,
        up_to_id: upToId,
        at: at.toISOString(),
      });
      if (each === userId) await tellCounters(tx, userId);
    }
  });
}
