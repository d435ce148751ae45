import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteFiles } from '../media/index.ts';
import { disputes } from './disputes/dispute.tables.ts';
import { messageImages, messages } from './messages/message.tables.ts';

async function ownMessagesInClosed(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(disputes, eq(disputes.id, messages.disputeId))
    .where(and(eq(messages.authorId, userId), isNotNull(disputes.closedAt)));
  return rows.map(({ id }) => id);
}

/** The dispute and its outcome stay with the money; the user's messages in it are erased once it is closed. */
export const disputesPersonalData: PersonalData = {
  export: async (reader, userId) => ({
    disputes: await reader
      .select()
      .from(disputes)
      .where(or(eq(disputes.customerId, userId), eq(disputes.sellerId, userId))),
    messages: await reader.select().from(messages).where(eq(messages.authorId, userId)),
  }),
  erase: async (tx, userId) => {
    const ids = await ownMessagesInClosed(tx, userId);
    if (ids.length === 0) return;
    const dropped = await tx
      .delete(messageImages)
      .where(inArray(messageImages.messageId, ids))
      .returning({ fileId: messageImages.fileId });
    await deleteFiles(
      tx,
      dropped.map(({ fileId }) => fileId),
    );
    await tx.update(messages).set({ comment: 'Deleted' }).where(inArray(messages.id, ids));
  },
};
