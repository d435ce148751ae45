import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { storage } from '../../../platform/files/storage.ts';
import { addJob, type Job } from '../../../platform/jobs/jobs.ts';
import { isPathInUse, lockPaths, removeFiles } from './file.queries.ts';

export const dropContentJob = 'media-drop-content';

/** Deletes files whose owner has already agreed; their content is deleted after the commit. */
export async function deleteFiles(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const { path } of await removeFiles(tx, ids)) await addJob(tx, dropContentJob, { path });
}

/** Deletes one file of this user. */
export async function deleteFile(tx: Tx, user: { id: number }, id: number): Promise<void> {
  const [removed] = await removeFiles(tx, [id], user.id);
  if (!removed) throw new Problem('record-not-found');
  await addJob(tx, dropContentJob, { path: removed.path });
}

/** Removes content that no file refers to any more. */
export const dropContent: Job = (db, { path }: { path: string }) =>
  db.transaction(async (tx) => {
    await lockPaths(tx, [path]);
    if (!(await isPathInUse(tx, path))) await storage().remove(path);
  });
