import { updateGalleryImage as contract } from '@souk/contract/modules/sellers/gallery';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { deleteFiles, uploadFiles } from '../../media/index.ts';
import { lockBusiness } from '../profiles/profile.queries.ts';
import { type GalleryImageWithFile, getGalleryImage } from './gallery.queries.ts';
import { galleryImages } from './gallery.tables.ts';

/** Changes the caption of an own picture, an empty one clears it, or the picture itself. */
export function updateGalleryImage(
  db: Db,
  user: { id: number },
  { id, caption }: { id: number; caption?: string | undefined },
  files: readonly UploadedFile[],
): Promise<GalleryImageWithFile> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, user.id);
    const { image } = await getGalleryImage(tx, business.id, id);
    const [file] = await uploadFiles(tx, user, files, contract.files);

    const changes = {
      caption: caption === undefined ? image.caption : caption || null,
      fileId: file?.id ?? image.fileId,
    };
    await tx.update(galleryImages).set(changes).where(eq(galleryImages.id, id));
    if (file) await deleteFiles(tx, [image.fileId]);
    return getGalleryImage(tx, business.id, id);
  });
}
