import { clock, daysMs } from '../../../platform/clock.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { deleteFiles } from '../../media/index.ts';
import { listForgottenImages, removeImages } from './image.queries.ts';

const keepDays = 7;
const batch = 500;

/** Deletes images that were uploaded for a product that nobody saved. */
export const sweepProductImages: Job = (db) =>
  db.transaction(async (tx) => {
    const before = new Date(clock.now().getTime() - daysMs(keepDays));
    const forgotten = await listForgottenImages(tx, before, batch);
    const ids = forgotten.map(({ id }) => id);
    await deleteFiles(tx, await removeImages(tx, ids));
  });
