import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { messages } from './message.tables.ts';
import { tellNews } from './tell-news.ts';

/** More than are usually waiting; the rest follows with the next call. */
const mostAtOnce = 1000;

/** Marks everything sent to this user as delivered, and tells the senders. */
export async function deliverMessages(db: Db, userId: number): Promise<void> {
  const isWaiting = and(eq(messages.receiverId, userId), isNull(messages.deliveredAt));
  const [waiting] = await db.select({ id: messages.id }).from(messages).where(isWaiting).limit(1);
  if (!waiting) return;

  await db.transaction(async (tx) => {
    const at = clock.now();
    // Rows locked elsewhere are already being marked.
    const free = tx
      .select({ id: messages.id })
      .from(messages)
      .where(isWaiting)
      .orderBy(asc(messages.id))
      .limit(mostAtOnce)
      .for('update', { skipLocked: true });
    const delivered = await tx
      .update(messages)
      .set({ deliveredAt: at })
      .where(inArray(messages.id, free))
      .returning({ id: messages.id, senderId: messages.senderId, conversationId: messages.conversationId });

    const newest = new Map<number, (typeof delivered)[number]>();
    for (const message of delivered)
      if (message.id > (newest.get(message.conversationId)?.id ?? 0))
        newest.set(message.conversationId, message);
    const bySender = [...newest.values()].sort((one, other) => one.senderId - other.senderId);
    for (const { id, senderId, conversationId } of bySender)
      await tellNews(tx, [senderId], {
        type: 'delivered',
        conversation_id: conversationId,
        user_id: userId,
        up_to_id: id,
        at: at.toISOString(),
      });
  });
}
