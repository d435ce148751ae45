import { updateGalleryImage as contract } from '@souk/contract/modules/sellers/gallery';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { deleteFiles, uploadFiles } from '../../media/index.ts';
import { lockBusiness } from '../profiles/profile.queries.ts';
import {
  type GalleryImageWithFile,
  getGalleryImage,
  listAllGalleryImages,
  numberGalleryImages,
} from './gallery.queries.ts';
import { type GalleryImageRow, galleryImages } from './gallery.tables.ts';

/** The others close the gap and make room at the new position. */
async function moveTo(tx: Tx, { id, businessId }: GalleryImageRow, position: number): Promise<void> {
  const all = await listAllGalleryImages(tx, businessId);
  const others = all.map(({ image }) => image.id).filter((other) => other !== id);
  await numberGalleryImages(tx, others.toSpliced(position - 1, 0, id));
}

interface Changes {
  id: number;
  caption?: string | undefined;
  position?: number | undefined;
}

/** Changes an own picture, its position or its caption, which an empty text clears. */
export function updateGalleryImage(
  db: Db,
  user: { id: number },
  { id, caption, position }: Changes,
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
    if (position !== undefined) await moveTo(tx, image, position);
    return getGalleryImage(tx, business.id, id);
  });
}
