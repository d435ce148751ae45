import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { documents, lexiconChanges } from './document.tables.ts';
import { keywordsOfRow } from './lexicon-keywords.ts';

/** Removes a thing from search; does nothing if it was not there. */
export async function removeDocument(tx: Tx, subject: { kind: string; id: number }): Promise<void> {
  const [gone] = await tx
    .delete(documents)
    .where(and(eq(documents.kind, subject.kind), eq(documents.subjectId, subject.id)))
    .returning();
  if (!gone) return;
  const { title, module, categoryIds } = gone;
  const keywords = await keywordsOfRow(tx, gone);
  await tx
    .insert(lexiconChanges)
    .values({ title, keywords, module, categoryId: categoryIds.at(-1) ?? null, delta: -1 });
}
