import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { deleteFiles } from '../files/delete-file.ts';
import { type Album, removeImages } from './album.queries.ts';

/** Deletes every image of a user whose account is erased. */
export async function eraseImages(album: Album, tx: Tx, ownerId: number): Promise<void> {
  await deleteFiles(tx, await removeImages(album, tx, eq(album.table.ownerId, ownerId)));
}
