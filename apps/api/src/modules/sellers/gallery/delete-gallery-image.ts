import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { deleteFiles } from '../../media/index.ts';
import { lockBusiness } from '../profiles/profile.queries.ts';
import { getGalleryImage, listAllGalleryImages, numberGalleryImages } from './gallery.queries.ts';
import { galleryImages } from './gallery.tables.ts';

/** Deletes a picture from the seller's gallery. */
export function deleteGalleryImage(db: Db, userId: number, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, userId);
    const { image } = await getGalleryImage(tx, business.id, id);

    await tx.delete(galleryImages).where(eq(galleryImages.id, id));
    await deleteFiles(tx, [image.fileId]);
    const left = await listAllGalleryImages(tx, business.id);
    await numberGalleryImages(
      tx,
      left.map((other) => other.image.id),
    );
  });
}
