import { disputeFiles } from '@souk/contract/modules/disputes/disputes';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { uploadFiles } from '../../media/index.ts';
import { type MessageImageRow, type MessageRow, messageImages, messages } from './message.tables.ts';

type Written = Pick<MessageRow, 'disputeId' | 'authorId' | 'role' | 'comment'>;

/** Adds a message, with photos that only its readers may open. */
export async function addMessage(
  tx: Tx,
  fresh: Written,
  files: readonly UploadedFile[],
): Promise<MessageRow> {
  const uploaded = await uploadFiles(tx, { id: fresh.authorId }, files, { ...disputeFiles, isPublic: false });
  const [message] = await tx.insert(messages).values(fresh).returning();
  if (!message) throw new Error('the message was not written');
  if (uploaded.length > 0)
    await tx
      .insert(messageImages)
      .values(uploaded.map(({ id: fileId, name }) => ({ messageId: message.id, fileId, name })));
  return message;
}

/** All messages of a dispute, oldest first. */
export const listMessages = (reader: Reader, disputeId: number): Promise<MessageRow[]> =>
  reader.select().from(messages).where(eq(messages.disputeId, disputeId)).orderBy(asc(messages.id));

/** Message → its photos in their order. */
export async function imagesOf(
  reader: Reader,
  messageIds: readonly number[],
): Promise<Map<number, MessageImageRow[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(messageImages)
    .where(inArray(messageImages.messageId, [...messageIds]))
    .orderBy(asc(messageImages.id));
  return Map.groupBy(rows, ({ messageId }) => messageId);
}

/** The file of one of this dispute's photos. */
export async function getImageFile(reader: Reader, disputeId: number, imageId: number): Promise<number> {
  const [image] = await reader
    .select({ fileId: messageImages.fileId })
    .from(messageImages)
    .innerJoin(messages, eq(messages.id, messageImages.messageId))
    .where(and(eq(messageImages.id, imageId), eq(messages.disputeId, disputeId)));
  if (!image) throw new Problem('record-not-found');
  return image.fileId;
}
