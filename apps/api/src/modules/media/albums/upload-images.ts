import type { Reader } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { uploadFiles } from '../files/upload-files.ts';
import type { Album } from './album.queries.ts';
import type { AlbumImageRow } from './album.tables.ts';

/** Stores images for a subject that is still being written. */
export async function uploadImages(
  { table, max }: Album,
  db: Reader,
  user: { id: number },
  files: readonly UploadedFile[],
): Promise<AlbumImageRow[]> {
  const kept = await uploadFiles(db, user, files, { field: 'images', max, kind: 'image' });
  if (kept.length === 0) return [];
  return db.transaction((tx) =>
    tx
      .insert(table)
      .values(kept.map(({ id, path }) => ({ ownerId: user.id, fileId: id, path })))
      .returning(),
  );
}
