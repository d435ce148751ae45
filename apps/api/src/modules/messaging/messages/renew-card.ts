import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { presentMessages } from './message.present.ts';
import { listMessagesByIds } from './message.queries.ts';
import { messages } from './message.tables.ts';
import type { NewCard } from './send-message.ts';
import { tellNews } from './tell-news.ts';

/** Updates the cards of a subject on its messages, on open pages too. */
export async function renewCard(tx: Tx, { of, shown }: NewCard): Promise<void> {
  const changed = await tx
    .update(messages)
    .set({ card: shown })
    .where(and(eq(messages.cardKind, of.kind), eq(messages.cardId, of.id), isNull(messages.deletedAt)))
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
