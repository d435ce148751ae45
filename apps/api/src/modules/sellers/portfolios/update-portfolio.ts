import { updatePortfolio as contract } from '@souk/contract/modules/sellers/portfolios';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { uploadFiles } from '../../media/index.ts';
import { lockBusiness } from '../profiles/profile.queries.ts';
import { type FolderWithImages, getFolder } from './portfolio.queries.ts';
import { portfolioFolders } from './portfolio.tables.ts';
import { writeImages } from './write-images.ts';

/** Changes the texts of the seller's folder and adds the given pictures. */
export function updatePortfolio(
  db: Db,
  user: { id: number },
  { id, folder_name, description }: { id: number } & BodyOf<typeof contract>,
  files: readonly UploadedFile[],
): Promise<FolderWithImages> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, user.id);
    const { folder, images } = await getFolder(tx, business.id, id);

    await writeImages(tx, { id, images }, await uploadFiles(tx, user, files, contract.files));
    const changes = {
      folderName: folder_name ?? folder.folderName,
      description: description === undefined ? folder.description : description,
    };
    await tx.update(portfolioFolders).set(changes).where(eq(portfolioFolders.id, id));
    return getFolder(tx, business.id, id);
  });
}
