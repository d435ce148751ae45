import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type ContactMessageRow, contactMessages } from './contact.tables.ts';

/** Marks a message as answered, or as open again. */
export async function markAnswered(tx: Tx, id: number, isAnswered: boolean): Promise<ContactMessageRow> {
  const [message] = await tx
    .update(contactMessages)
    .set({ isAnswered })
    .where(eq(contactMessages.id, id))
    .returning();
  if (!message) throw new Problem('record-not-found');
  return message;
}
