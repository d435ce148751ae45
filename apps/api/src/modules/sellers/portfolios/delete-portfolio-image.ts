import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { deleteFiles } from '../../media/index.ts';
import { lockBusiness } from '../profiles/profile.queries.ts';
import { getFolder } from './portfolio.queries.ts';
import { portfolioImages } from './portfolio.tables.ts';
import { imageMissing } from './write-images.ts';

/** Deletes a picture of the seller's folder, except the last one. */
export function deletePortfolioImage(
  db: Db,
  userId: number,
  { id, image_id }: { id: number; image_id: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, userId);
    const { images } = await getFolder(tx, business.id, id);
    const image = images.find((candidate) => candidate.id === image_id);
    if (!image) throw new Problem('record-not-found');
    if (images.length === 1) throw fieldProblem('images', imageMissing);

    await tx.delete(portfolioImages).where(eq(portfolioImages.id, image_id));
    await deleteFiles(tx, [image.fileId]);
  });
}
