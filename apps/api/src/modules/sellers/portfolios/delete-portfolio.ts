import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { deleteFiles } from '../../media/index.ts';
import { lockBusiness } from '../profiles/profile.queries.ts';
import { getFolder } from './portfolio.queries.ts';
import { portfolioFolders } from './portfolio.tables.ts';

/** Deletes an own folder with its pictures. */
export function deletePortfolio(db: Db, userId: number, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, userId);
    const { images } = await getFolder(tx, business.id, id);

    await tx.delete(portfolioFolders).where(eq(portfolioFolders.id, id));
    await deleteFiles(
      tx,
      images.map(({ fileId }) => fileId),
    );
  });
}
