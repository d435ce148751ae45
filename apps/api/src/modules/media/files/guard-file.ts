import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { storage } from '../../../platform/files/storage.ts';
import { addJob, type Job } from '../../../platform/jobs/jobs.ts';
import { dropContentJob } from './delete-file.ts';
import { findFiles, isPublicPath, lockPaths } from './file.queries.ts';
import { files } from './file.tables.ts';

export const guardFileJob = 'media-guard-file';

/** Books the move of the public ones among these files to where only their module reads them. */
export async function guardFiles(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const { id, path } of await findFiles(tx, ids))
    if (isPublicPath(path)) await addJob(tx, guardFileJob, { fileId: id }, { key: `${guardFileJob}:${id}` });
}

/** Makes a public file private; the public copy is removed once no other file refers to it. */
export const guardFile: Job = (db, { fileId }: { fileId: number }) =>
  db.transaction(async (tx) => {
    const [file] = await findFiles(tx, [fileId]);
    if (!file || !isPublicPath(file.path)) return;
    const path = file.path.replace('public/', 'private/');
    await lockPaths(tx, [file.path, path]);
    const bytes = await storage().read(file.path);
    if (bytes) await storage().put(path, bytes);
    await tx.update(files).set({ path }).where(eq(files.id, fileId));
    await addJob(tx, dropContentJob, { path: file.path });
  });
