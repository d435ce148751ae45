import type { Message, messageStates } from '@souk/contract/modules/messaging/messages';
import type { Reader } from '../../../platform/db/database.ts';
import { type FileRow, findFiles } from '../../media/index.ts';
import type { ConversationRow } from '../conversations/conversation.tables.ts';
import { subjectFields } from '../conversations/conversation-fields.present.ts';
import type { MessageRow } from './message.tables.ts';

/** A message with what its conversation is about. */
export interface MessageInThread {
  message: MessageRow;
  about: Pick<ConversationRow, 'subjectKind' | 'subjectId'>;
}

const presentAttachment = ({ id, name, type, bytes, width, height }: FileRow) => ({
  id,
  name,
  type,
  bytes,
  width,
  height,
  is_image: type.startsWith('image/'),
});

/** The state follows from timestamps, which are only ever set (states.md: sent, delivered, read). */
const stateOf = ({ deliveredAt, readAt }: MessageRow): (typeof messageStates)[number] => {
  if (readAt) return 'read';
  return deliveredAt ? 'delivered' : 'sent';
};

/** Messages as clients expect them, with their files in one query. */
export async function presentMessages(
  reader: Reader,
  threads: readonly MessageInThread[],
): Promise<Message[]> {
  const files = await findFiles(
    reader,
    threads.flatMap(({ message }) => message.attachmentId ?? []),
  );
  const fileById = new Map(files.map((file) => [file.id, file]));
  return threads.map(({ message, about }) => {
    const file = message.attachmentId === null ? undefined : fileById.get(message.attachmentId);
    return {
      id: message.id,
      conversation_id: message.conversationId,
      sender_id: message.senderId,
      receiver_id: message.receiverId,
      message: message.text,
      attachment: file ? presentAttachment(file) : null,
      state: stateOf(message),
      delivered_at: message.deliveredAt?.toISOString() ?? null,
      read_at: message.readAt?.toISOString() ?? null,
      ...subjectFields(about),
      offer_id: message.cardKind === 'classifieds.offer' ? message.cardId : null,
      card: message.card,
      is_deleted: message.deletedAt !== null,
      created_at: message.createdAt.toISOString(),
    };
  });
}

export async function presentMessage(reader: Reader, thread: MessageInThread): Promise<Message> {
  const [presented] = await presentMessages(reader, [thread]);
  if (!presented) throw new Error('the message was not presented');
  return presented;
}
