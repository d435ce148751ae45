import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { presentMessages } from './message.present.ts';
import { listMessagesByIds } from './message.queries.ts';
import { type MessageCard, messages } from './message.tables.ts';
import { tellNews } from './tell-news.ts';

/** Shows an offer's present state on the messages that carry it, on open pages too. */
export async function setOfferCard(tx: Tx, offerId: number, card: MessageCard): Promise<void> {
  const changed = await tx
    .update(messages)
    .set({ card })
    .where(and(eq(messages.offerId, offerId), isNull(messages.deletedAt)))
    .returning({ id: messages.id });
  const threads = await listMessagesByIds(
    tx,
    changed.map(({ id }) => id),
  );
  for (const message of await presentMessages(tx, threads))
    await tellNews(tx, [message.sender_id, message.receiver_id], {
      type: 'changed',
      conversation_id: message.conversation_id,
      message,
    });
}
