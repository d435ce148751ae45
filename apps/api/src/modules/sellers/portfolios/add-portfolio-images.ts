import { addPortfolioImages as contract } from '@souk/contract/modules/sellers/portfolios';
import type { Db } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { lockBusiness } from '../profiles/profile.queries.ts';
import { takeFiles } from '../take-files.ts';
import { type FolderWithImages, getFolder } from './portfolio.queries.ts';
import { imageMissing, writeImages } from './write-images.ts';

/** Adds pictures to an own folder. */
export function addPortfolioImages(
  db: Db,
  user: { id: number },
  id: number,
  files: readonly UploadedFile[],
): Promise<FolderWithImages> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, user.id);
    const { images } = await getFolder(tx, business.id, id);
    const added = await takeFiles(tx, user, files, contract.files, imageMissing);

    await writeImages(tx, { id, images }, added);
    return getFolder(tx, business.id, id);
  });
}
