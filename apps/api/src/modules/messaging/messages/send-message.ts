import type { Subject } from '@souk/contract/shared/values';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { say } from '../../../platform/texts/say.ts';
import { notify, tellCounters } from '../../notifications/index.ts';
import { lockPair, lockPeople, mayWrite } from '../blocks/block.queries.ts';
import { aboutOf, inOrder, notificationKey } from '../conversations/conversation.rules.ts';
import { type ConversationRow, members } from '../conversations/conversation.tables.ts';
import { threadPath } from '../conversations/conversation-fields.present.ts';
import { lockConversationBetween } from '../conversations/open-conversation.ts';
import { type MessageInThread, presentMessage } from './message.present.ts';
import { type MessageCard, type MessageRow, messages } from './message.tables.ts';
import { tellNews } from './tell-news.ts';

/** What another module shows with a message: the subject, and the card for clients. */
export interface NewCard {
  of: Subject;
  shown: MessageCard;
}

export interface NewMessage {
  fromId: number;
  toId: number;
  text: string;
  about?: Subject | undefined;
  attachmentId?: number | undefined;
  card?: NewCard | undefined;
  /** The caller notifies the receiver itself. */
  isQuiet?: boolean;
}

async function append(tx: Tx, conversation: ConversationRow, fresh: NewMessage): Promise<MessageRow> {
  const [message] = await tx
    .insert(messages)
    .values({
      conversationId: conversation.id,
      senderId: fresh.fromId,
      receiverId: fresh.toId,
      text: fresh.text,
      attachmentId: fresh.attachmentId ?? null,
      cardKind: fresh.card?.of.kind ?? null,
      cardId: fresh.card?.of.id ?? null,
      card: fresh.card?.shown ?? null,
    })
    .returning();
  if (!message) throw new Error('the message was not written');
  await tx
    .update(members)
    .set({
      lastMessageId: message.id,
      unreadCount: sql`${members.unreadCount} + (${members.userId} = ${fresh.toId})::int`,
    })
    .where(eq(members.conversationId, conversation.id));
  return message;
}

async function tellReceiver(tx: Tx, thread: MessageInThread, senderName: string): Promise<void> {
  const { message, about } = thread;
  await notify(tx, {
    userId: message.receiverId,
    senderId: message.senderId,
    kind: 'message',
    subject: say`New message from ${senderName}`,
    text: say`${message.text}`,
    path: threadPath(message.senderId, about),
    key: notificationKey(message.conversationId),
    about: aboutOf(about),
    isCollapsed: true,
  });
}

async function tell(tx: Tx, thread: MessageInThread, senderName: string, isQuiet: boolean): Promise<void> {
  const { senderId, receiverId, conversationId } = thread.message;
  const message = await presentMessage(tx, thread);
  for (const userId of inOrder(senderId, receiverId)) {
    await tellNews(tx, [userId], { type: 'sent', conversation_id: conversationId, message });
    if (userId === senderId) continue;
    if (isQuiet) await tellCounters(tx, receiverId);
    else await tellReceiver(tx, thread, senderName);
  }
}

/**
 * Writes a message into these two people's only conversation about this subject. Locks both people's streams until
 * the commit: call it before telling anybody else anything.
 */
export async function sendMessage(tx: Tx, fresh: NewMessage): Promise<MessageInThread> {
  const { fromId, toId } = fresh;
  if (fromId === toId) throw fieldProblem('receiver_id', 'You cannot write to yourself.');
  const people = await lockPeople(tx, fromId, toId);
  await lockPair(tx, fromId, toId, false);
  if (!(await mayWrite(tx, fromId, toId))) throw new Problem('user-blocked');

  const conversation = await lockConversationBetween(tx, fresh);
  const thread = { message: await append(tx, conversation, fresh), about: conversation };
  await tell(tx, thread, people.get(fromId) ?? '', fresh.isQuiet ?? false);
  return thread;
}
