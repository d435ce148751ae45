import { createPortfolio as contract, type FolderFields } from '@souk/contract/modules/sellers/portfolios';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { say } from '../../../platform/texts/say.ts';
import { lockBusiness } from '../profiles/profile.queries.ts';
import { checkRoom, takeFiles } from '../take-files.ts';
import { type FolderWithImages, getFolder } from './portfolio.queries.ts';
import { portfolioFolders } from './portfolio.tables.ts';
import { imageMissing, writeImages } from './write-images.ts';

const maxFolders = 30;

/** Adds a folder with its first pictures to the own portfolio. */
export function createPortfolio(
  db: Db,
  user: { id: number },
  { folder_name, description }: FolderFields,
  files: readonly UploadedFile[],
): Promise<FolderWithImages> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, user.id);
    const held = await tx.$count(portfolioFolders, eq(portfolioFolders.businessId, business.id));
    const text = say`You can add maximum ${maxFolders} folders.`;
    checkRoom('folder_name', { max: maxFolders, held, added: 1, text });
    const images = await takeFiles(tx, user, files, contract.files, imageMissing);

    const [folder] = await tx
      .insert(portfolioFolders)
      .values({ businessId: business.id, folderName: folder_name, description: description ?? null })
      .returning({ id: portfolioFolders.id });
    if (!folder) throw new Error('the folder was not written');
    await writeImages(tx, { id: folder.id, images: [] }, images);
    return getFolder(tx, business.id, folder.id);
  });
}
