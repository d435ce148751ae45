import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { storage } from '../../../platform/files/storage.ts';
import type { AnsweredFile } from '../../../platform/http/exchange.ts';
import { type FileRow, files } from './file.tables.ts';

/** Files by id, in the requested order; unknown ids are left out. */
export async function findFiles(reader: Reader, ids: readonly number[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  const rows = await reader
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** This user's own files in the requested order; somebody else's are not found. */
export async function getOwnFiles(
  reader: Reader,
  user: { id: number },
  ids: readonly number[],
): Promise<FileRow[]> {
  const rows = await findFiles(reader, ids);
  if (rows.length !== ids.length || rows.some((row) => row.ownerId !== user.id))
    throw new Problem('record-not-found');
  return rows;
}

/** Whether the file at this path is public. */
export const isPublicPath = (path: string): boolean => path.startsWith('public/');

/** Paths for `/files/<path>` by id, of public pictures only. */
export async function imagePaths(reader: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await findFiles(reader, [...new Set(ids)]);
  return new Map(rows.filter(({ path }) => isPublicPath(path)).map(({ id, path }) => [id, path]));
}

/** The content of any file; the module that owns the document checks first who may read it. */
export async function readPrivate(reader: Reader, id: number): Promise<AnsweredFile> {
  const [file] = await findFiles(reader, [id]);
  const bytes = file && (await storage().read(file.path));
  if (!file || !bytes) throw new Problem('record-not-found');
  return { name: file.name, type: file.type, bytes };
}

/** Keeps a path's content from being written and removed at the same time. */
export async function lockPaths(tx: Tx, paths: readonly string[]): Promise<void> {
  // In the same order for everyone, so that there is no deadlock.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(path, 7215)) from (
    select jsonb_array_elements_text(${JSON.stringify([...paths].sort())}::jsonb) as path) wanted`);
}

export async function isPathInUse(tx: Tx, path: string): Promise<boolean> {
  const [row] = await tx.select({ id: files.id }).from(files).where(eq(files.path, path)).limit(1);
  return row !== undefined;
}

export async function removeFiles(tx: Tx, ids: readonly number[], ownerId?: number): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  const isOwners = ownerId === undefined ? undefined : eq(files.ownerId, ownerId);
  return tx
    .delete(files)
    .where(and(inArray(files.id, [...ids]), isOwners))
    .returning();
}
