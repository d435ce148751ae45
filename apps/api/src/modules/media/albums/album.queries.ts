import { and, asc, eq, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { idsNamed, keepQuery } from '../../../platform/db/keep-query.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { say } from '../../../platform/texts/say.ts';
import type { AlbumImageRow, AlbumTable } from './album.tables.ts';

export interface Album {
  table: AlbumTable;
  /** Most images per subject. */
  max: number;
  /** Whether a loose image is still referenced and must be kept. */
  isNamed?: SQL;
}

type PlacedImage = Pick<AlbumImageRow, 'id' | 'path'>;

/** The user's images without a subject, in the requested order; others are left out. */
export async function findLooseImages(
  { table }: Album,
  reader: Reader,
  ownerId: number,
  ids: readonly number[],
): Promise<AlbumImageRow[]> {
  if (ids.length === 0) return [];
  const rows = await reader
    .select()
    .from(table)
    .where(and(inArray(table.id, [...ids]), eq(table.ownerId, ownerId), isNull(table.subjectId)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The images of a subject, the cover first. */
export const listImagesOf = ({ table }: Album, reader: Reader, subjectId: number): Promise<AlbumImageRow[]> =>
  reader
    .select()
    .from(table)
    .where(eq(table.subjectId, subjectId))
    .orderBy(asc(table.position), asc(table.id));

/** Subject → path of its cover; lists ask for it, so the query is built once. */
export function coversIn({ table }: Album) {
  const coverRows = keepQuery((reader) =>
    reader
      .selectDistinctOn([table.subjectId], { subjectId: table.subjectId, path: table.path })
      .from(table)
      .where(sql`${table.subjectId} = any(${idsNamed('subjectIds')})`)
      .orderBy(asc(table.subjectId), asc(table.position), asc(table.id)),
  );
  return async (reader: Reader, subjectIds: readonly number[]): Promise<Map<number, string>> => {
    if (subjectIds.length === 0) return new Map();
    const rows = await coverRows(reader).execute({ subjectIds: [...subjectIds] });
    return new Map(
      rows.flatMap(({ subjectId, path }) => (subjectId === null ? [] : [[subjectId, path] as const])),
    );
  };
}

/** Image → its path, for images that other rows refer to. */
export async function pathsOf(
  { table }: Album,
  reader: Reader,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select({ id: table.id, path: table.path })
    .from(table)
    .where(inArray(table.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, path }) => [id, path]));
}

/** Assigns images to a subject in this order; another user's, or another subject's, is refused at the field. */
export async function placeImages(
  { table, max }: Album,
  tx: Tx,
  subject: { id: number; ownerId: number },
  ids: readonly number[],
): Promise<PlacedImage[]> {
  if (ids.length === 0) return [];
  if (ids.length > max) throw fieldProblem('images', say`Only ${max} files can be uploaded.`);
  const placed = await tx
    .update(table)
    .set({
      subjectId: subject.id,
      position: sql`array_position(${sql.param(`{${ids.join(',')}}`)}::bigint[], ${table.id})`,
    })
    .where(
      and(
        inArray(table.id, [...ids]),
        eq(table.ownerId, subject.ownerId),
        or(isNull(table.subjectId), eq(table.subjectId, subject.id)),
      ),
    )
    .returning({ id: table.id, path: table.path });
  const byId = new Map(placed.map((row) => [row.id, row]));
  if (byId.size !== ids.length) throw fieldProblem('image_ids', 'Please choose your images again.');
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Detaches images from their subject; for a week they can be put back, and an admin sees what an edit has removed.
 */
export async function releaseImages(
  { table }: Album,
  tx: Tx,
  images: readonly { id: number }[],
): Promise<void> {
  if (images.length === 0) return;
  const ids = images.map(({ id }) => id);
  await tx
    .update(table)
    .set({ subjectId: null, position: 0, looseSince: clock.now() })
    .where(inArray(table.id, ids));
}

/** Puts the subject's images in this order (by default unchanged) and detaches the others. */
export async function arrangeImages(
  album: Album,
  tx: Tx,
  subject: { id: number; ownerId: number },
  wanted: readonly number[] | undefined,
): Promise<PlacedImage[]> {
  const standing = await listImagesOf(album, tx, subject.id);
  if (!wanted) return standing;
  const isSame = wanted.length === standing.length && standing.every(({ id }, place) => wanted[place] === id);
  if (isSame) return standing;
  const dropped = standing.filter(({ id }) => !wanted.includes(id));
  await releaseImages(album, tx, dropped);
  return placeImages(album, tx, subject, wanted);
}

/** Deletes the rows that match a condition and returns their files. */
export async function removeImages({ table }: Album, tx: Tx, where: SQL): Promise<number[]> {
  const removed = await tx.delete(table).where(where).returning({ fileId: table.fileId });
  return removed.map(({ fileId }) => fileId);
}

/** Images that have been loose since before this moment and are not referenced. */
export const listForgottenImages = (
  { table, isNamed }: Album,
  reader: Reader,
  before: Date,
  limit: number,
): Promise<AlbumImageRow[]> =>
  reader
    .select()
    .from(table)
    .where(and(isNull(table.subjectId), lt(table.looseSince, before), isNamed && not(isNamed)))
    .limit(limit);
