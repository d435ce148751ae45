import type { FaqFields } from '@souk/contract/modules/pages/content';
import { eq, max } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { cleanHtml } from './clean-html.ts';
import { type FaqRow, faqs } from './content.tables.ts';

/** Writes a question: a new one if there is no id, at the end if there is no position. */
export async function saveFaq(tx: Tx, fields: FaqFields, id?: number): Promise<FaqRow> {
  const { position, ...texts } = { ...fields, answer: cleanHtml(fields.answer) };
  if (id !== undefined) {
    const changes = { ...texts, ...(position === undefined ? {} : { position }) };
    const [changed] = await tx.update(faqs).set(changes).where(eq(faqs.id, id)).returning();
    if (!changed) throw new Problem('record-not-found');
    return changed;
  }
  const [last] = await tx.select({ position: max(faqs.position) }).from(faqs);
  const place = position ?? (last?.position ?? -1) + 1;
  const [made] = await tx
    .insert(faqs)
    .values({ ...texts, position: place })
    .returning();
  if (!made) throw new Error('the question was not written');
  return made;
}
