import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { deleteFiles } from '../../media/index.ts';
import { lockBusiness } from '../profiles/profile.queries.ts';
import { getBrochure } from './brochure.queries.ts';
import { brochures } from './brochure.tables.ts';

/** Deletes an own brochure with its file. */
export function deleteBrochure(db: Db, userId: number, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, userId);
    const { brochure } = await getBrochure(tx, business.id, id);

    await tx.delete(brochures).where(eq(brochures.id, id));
    await deleteFiles(tx, [brochure.fileId]);
  });
}
