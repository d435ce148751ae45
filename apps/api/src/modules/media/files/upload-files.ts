import type { Reader, Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { type FileKind, inspect, notAccepted } from '../../../platform/files/inspect.ts';
import { redraw } from '../../../platform/files/pictures.ts';
import { contentPath, storage } from '../../../platform/files/storage.ts';
import { contentOf, type UploadedFile } from '../../../platform/http/exchange.ts';
import { say } from '../../../platform/texts/say.ts';
import { lockPaths } from './file.queries.ts';
import { type FileRow, files as fileTable } from './file.tables.ts';

export interface UploadRule {
  /** The field of the form that carries the files. */
  field: string;
  max: number;
  kind: FileKind;
  /** Public under /files; by default only pictures are. */
  isPublic?: boolean;
}

interface Prepared {
  path: string;
  content: Uint8Array;
  type: string;
  name: string;
  width: number | null;
  height: number | null;
}

/** The last part of the name that the client gave, for downloads only. */
const plainName = (name: string, extension: string) =>
  (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').slice(-150) || `file.${extension}`;

/** The same picture by the same user is processed once, whatever its name; the seed uses one for many ads. */
const preparedBefore = new WeakMap<UploadedFile['bytes'], Promise<Prepared>>();

async function prepareOnce(file: UploadedFile, rule: UploadRule, owner: string): Promise<Prepared> {
  if (rule.kind !== 'image') return prepare(file, rule, owner);
  const drawing = preparedBefore.get(file.bytes) ?? prepare(file, rule, owner);
  preparedBefore.set(file.bytes, drawing);
  const drawn = await drawing;
  return { ...drawn, name: plainName(file.name, drawn.path.split('.').at(-1) ?? '') };
}

async function prepare(
  file: UploadedFile,
  { field, kind, isPublic }: UploadRule,
  owner: string,
): Promise<Prepared> {
  const bytes = await contentOf(file);
  const { type, extension, isPicture } = await inspect(bytes, field, kind);
  const name = plainName(file.name, extension);
  const isForAll = isPublic ?? kind === 'image';
  if (!isPicture) {
    const path = contentPath(bytes, extension, isForAll);
    return { path, content: bytes, type, name, width: null, height: null };
  }
  const {
    bytes: content,
    width,
    height,
  } = await redraw(bytes, extension, owner).catch((error: unknown) => {
    throw error instanceof Problem ? error : notAccepted(field, kind);
  });
  return { path: contentPath(content, extension, isForAll), content, type, name, width, height };
}

async function insertFiles(tx: Tx, ownerId: number, prepared: Prepared[], kind: FileKind) {
  const byPath = new Map(prepared.map(({ path, content }) => [path, content]));
  await lockPaths(tx, [...byPath.keys()]);
  const rows = prepared.map(({ content, ...file }) => ({ ...file, kind, ownerId, bytes: content.length }));
  const inserted = await tx.insert(fileTable).values(rows).returning();
  // The last other owner may have removed the same content since it was stored.
  for (const [path, content] of byPath) await storage().put(path, content);
  return inserted;
}

/** Checks, sanitises and stores the files of one form field; the content is stored before its row is written. */
export async function uploadFiles(
  db: Reader,
  user: { id: number },
  files: readonly UploadedFile[],
  rule: UploadRule,
): Promise<FileRow[]> {
  const { field, max, kind } = rule;
  const given = files.filter((file) => file.field === field);
  if (given.length > max)
    throw fieldProblem(
      field,
      max === 1 ? say`Only ${max} file can be uploaded.` : say`Only ${max} files can be uploaded.`,
    );
  if (given.length === 0) return [];

  const prepared: Prepared[] = [];
  for (const file of given) prepared.push(await prepareOnce(file, rule, `user ${user.id}`));
  for (const { path, content } of prepared) await storage().put(path, content);
  return db.transaction((tx) => insertFiles(tx, user.id, prepared, kind));
}
