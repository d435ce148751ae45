import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { deleteFiles } from '../../media/index.ts';
import { rewordNotification, seeNotification, tellCounters } from '../../notifications/index.ts';
import { getConversationOf, lockConversation, setUnread } from '../conversations/conversation.queries.ts';
import { inOrder, notificationKey } from '../conversations/conversation.rules.ts';
import { type MessageInThread, presentMessage } from './message.present.ts';
import { findMessageOf } from './message.queries.ts';
import { type MessageRow, messages } from './message.tables.ts';
import { tellNews } from './tell-news.ts';

async function forgetUnread(tx: Tx, { conversationId, receiverId }: MessageRow): Promise<void> {
  const { member } = await getConversationOf(tx, receiverId, conversationId);
  const left = Math.max(0, member.unreadCount - 1);
  await setUnread(tx, conversationId, receiverId, left);
  if (left === 0) await seeNotification(tx, receiverId, notificationKey(conversationId));
}

async function wipe(tx: Tx, message: MessageRow): Promise<MessageRow> {
  const [wiped] = await tx
    .update(messages)
    .set({ text: '', attachmentId: null, card: null, deletedAt: clock.now() })
    .where(eq(messages.id, message.id))
    .returning();
  if (!wiped) throw new Error('the message was not deleted');
  if (message.attachmentId !== null) await deleteFiles(tx, [message.attachmentId]);
  return wiped;
}

/** Deletes the user's own message: its text and file disappear for both sides, a placeholder stays. */
export function deleteMessage(db: Db, userId: number, messageId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const seen = await findMessageOf(tx, userId, messageId);
    if (seen?.senderId !== userId) throw new Problem('record-not-found');
    await lockConversation(tx, seen.conversationId);
    const message = await findMessageOf(tx, userId, messageId);
    if (!message) throw new Problem('record-not-found');

    const thread: MessageInThread = {
      message: await wipe(tx, message),
      about: (await getConversationOf(tx, userId, message.conversationId)).conversation,
    };
    if (!message.readAt) await forgetUnread(tx, message);
    await rewordNotification(tx, {
      userId: message.receiverId,
      key: notificationKey(message.conversationId),
      from: message.text,
      to: 'This message was deleted.',
    });

    const shown = await presentMessage(tx, thread);
    for (const each of inOrder(message.senderId, message.receiverId)) {
      await tellNews(tx, [each], {
        type: 'deleted',
        conversation_id: message.conversationId,
        message: shown,
      });
      if (each === message.receiverId) await tellCounters(tx, each);
    }
  });
}
