import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type FaqRow, faqs } from './content.tables.ts';

/** Deletes a question and returns what it was. */
export async function deleteFaq(tx: Tx, id: number): Promise<FaqRow> {
  const [gone] = await tx.delete(faqs).where(eq(faqs.id, id)).returning();
  if (!gone) throw new Problem('record-not-found');
  return gone;
}
