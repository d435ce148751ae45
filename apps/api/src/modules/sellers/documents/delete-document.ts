import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { deleteFiles } from '../../media/index.ts';
import { lockBusiness } from '../profiles/profile.queries.ts';
import { getDocument } from './document.queries.ts';
import { documents } from './document.tables.ts';

/** Deletes an own document with its file. */
export function deleteDocument(db: Db, userId: number, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, userId);
    const { document } = await getDocument(tx, business.id, id);

    await tx.delete(documents).where(eq(documents.id, id));
    await deleteFiles(tx, [document.fileId]);
  });
}
