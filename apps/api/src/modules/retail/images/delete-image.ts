import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { deleteFiles } from '../../media/index.ts';
import { findLooseImages, removeImages } from './image.queries.ts';

/** Deletes an image that belongs to no product yet. */
export function deleteImage(db: Db, user: { id: number }, imageId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const [image] = await findLooseImages(tx, user.id, [imageId]);
    if (!image) throw new Problem('record-not-found');
    await deleteFiles(tx, await removeImages(tx, [image.id]));
  });
}
