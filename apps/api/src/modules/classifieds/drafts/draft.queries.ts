import { eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type DraftRow, drafts } from './draft.tables.ts';

export async function findDraft(reader: Reader, userId: number): Promise<DraftRow | undefined> {
  const [draft] = await reader.select().from(drafts).where(eq(drafts.userId, userId));
  return draft;
}

/** Deletes the user's unfinished ad, if there is one. */
export async function removeDraft(tx: Tx, userId: number): Promise<void> {
  await tx.delete(drafts).where(eq(drafts.userId, userId));
}
