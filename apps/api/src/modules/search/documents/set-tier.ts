import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { documents, type Tier } from './document.tables.ts';

/** Moves the thing to the premium, featured or ordinary part of every list. */
export async function setTier(tx: Tx, subject: { kind: string; id: number }, tier: Tier): Promise<void> {
  await tx
    .update(documents)
    .set({ tier })
    .where(and(eq(documents.kind, subject.kind), eq(documents.subjectId, subject.id)));
}
