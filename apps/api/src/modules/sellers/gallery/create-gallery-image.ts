import { createGalleryImage as contract, maxGalleryImages } from '@souk/contract/modules/sellers/gallery';
import type { Db } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { say } from '../../../platform/texts/say.ts';
import { lockBusiness } from '../profiles/profile.queries.ts';
import { checkRoom, takeFiles } from '../take-files.ts';
import { type GalleryImageWithFile, listAllGalleryImages } from './gallery.queries.ts';
import { galleryImages } from './gallery.tables.ts';

/** Adds pictures at the end of the seller's gallery. */
export function createGalleryImage(
  db: Db,
  user: { id: number },
  { caption }: { caption?: string | undefined },
  files: readonly UploadedFile[],
): Promise<GalleryImageWithFile[]> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, user.id);
    const held = await listAllGalleryImages(tx, business.id);
    const text = say`You can add maximum ${maxGalleryImages} images.`;
    checkRoom('images', { max: maxGalleryImages, held: held.length, added: files.length, text });
    const rows = await takeFiles(tx, user, files, contract.files, 'Image is required.');

    const last = held.at(-1)?.image.position ?? 0;
    await tx.insert(galleryImages).values(
      rows.map(({ id }, index) => ({
        businessId: business.id,
        fileId: id,
        caption: caption ?? null,
        position: last + index + 1,
      })),
    );
    return (await listAllGalleryImages(tx, business.id)).slice(-rows.length);
  });
}
