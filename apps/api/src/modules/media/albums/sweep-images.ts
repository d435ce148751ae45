import { inArray } from 'drizzle-orm';
import { clock, daysMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { deleteFiles } from '../files/delete-file.ts';
import { type Album, listForgottenImages, removeImages } from './album.queries.ts';

const keepDays = 7;
const batch = 500;

/** Deletes images that were uploaded for a subject that was never saved. */
export const sweepImages = (album: Album, db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    const before = new Date(clock.now().getTime() - daysMs(keepDays));
    const ids = (await listForgottenImages(album, tx, before, batch)).map(({ id }) => id);
    await deleteFiles(tx, await removeImages(album, tx, inArray(album.table.id, ids)));
  });
