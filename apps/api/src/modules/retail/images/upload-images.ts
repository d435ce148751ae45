import { maxProductImages } from '@souk/contract/modules/retail/products';
import type { Reader } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { uploadFiles } from '../../media/index.ts';
import { type ProductImageRow, productImages } from './image.tables.ts';

/** Keeps images for a product that is still being written. */
export async function uploadImages(
  db: Reader,
  user: { id: number },
  files: readonly UploadedFile[],
): Promise<ProductImageRow[]> {
  const kept = await uploadFiles(db, user, files, { field: 'images', max: maxProductImages, kind: 'image' });
  if (kept.length === 0) return [];
  return db.transaction((tx) =>
    tx
      .insert(productImages)
      .values(kept.map(({ id, path }) => ({ ownerId: user.id, fileId: id, path })))
      .returning(),
  );
}
