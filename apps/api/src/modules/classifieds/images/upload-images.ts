import { maxAdImages } from '@souk/contract/modules/classifieds/ads';
import type { Reader } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { uploadFiles } from '../../media/index.ts';
import { type AdImageRow, adImages } from './image.tables.ts';

/** Keeps images for an ad that is still being written. */
export async function uploadImages(
  db: Reader,
  user: { id: number },
  files: readonly UploadedFile[],
): Promise<AdImageRow[]> {
  const kept = await uploadFiles(db, user, files, { field: 'images', max: maxAdImages, kind: 'image' });
  if (kept.length === 0) return [];
  return db.transaction((tx) =>
    tx
      .insert(adImages)
      .values(kept.map(({ id, path }) => ({ ownerId: user.id, fileId: id, path })))
      .returning(),
  );
}
