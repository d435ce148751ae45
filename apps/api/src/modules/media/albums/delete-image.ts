import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { deleteFiles } from '../files/delete-file.ts';
import { type Album, findLooseImages, removeImages } from './album.queries.ts';

/** Deletes an own image without a subject. */
export function deleteImage(album: Album, db: Db, user: { id: number }, imageId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const [image] = await findLooseImages(album, tx, user.id, [imageId]);
    if (!image) throw new Problem('record-not-found');
    await deleteFiles(tx, await removeImages(album, tx, eq(album.table.id, image.id)));
  });
}
