import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { type FoundDocument, type SubjectRef, subjectKey, type ViewerMarks } from '../../search/index.ts';
import { type List, marks } from './favourite.tables.ts';
import { findKept, isStillThere } from './unlisted-kinds.ts';

/** Things on the wishlist that can still be seen. */
export const countWishlist = (userId: number): SQL => sql`select count(*) from ${marks}
  where ${marks.userId} = ${userId} and ${marks.list} = 'wishlist' and ${isStillThere()}`;

export async function wishlistCount(reader: Reader, userId: number): Promise<number> {
  const { rows } = await reader.execute<{ count: number }>(countWishlist(userId));
  return Number(rows[0]?.count ?? 0);
}

interface Asked {
  page: number;
  page_size: number;
}

const isOn = (list: List, userId: number, kinds: readonly string[] | undefined) =>
  and(eq(marks.userId, userId), eq(marks.list, list), kinds ? inArray(marks.kind, [...kinds]) : undefined);

/** A page of the wishlist, latest first, including things no longer available. */
export async function listWished(
  reader: Reader,
  userId: number,
  kinds: readonly string[] | undefined,
  { page, page_size: pageSize }: Asked,
): Promise<{ subjects: SubjectRef[]; total: number }> {
  const mine = isOn('wishlist', userId, kinds);
  const subjects = await reader
    .select({ kind: marks.kind, id: marks.subjectId })
    .from(marks)
    .where(mine)
    .orderBy(desc(marks.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { subjects, total: await reader.$count(marks, mine) };
}

/** A page of the favourites, latest first, without things no longer available. */
export async function listFavourites(
  reader: Reader,
  userId: number,
  kinds: readonly string[] | undefined,
  { page, page_size: pageSize }: Asked,
): Promise<{ documents: FoundDocument[]; total: number }> {
  const mine = and(isOn('favourites', userId, kinds), isStillThere());
  const rows = await reader
    .select({ kind: marks.kind, id: marks.subjectId })
    .from(marks)
    .where(mine)
    .orderBy(desc(marks.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { documents: await findKept(reader, rows), total: await reader.$count(marks, mine) };
}

/** Which of these things are on the user's lists. */
export async function marksOf(
  reader: Reader,
  userId: number,
  subjects: readonly SubjectRef[],
): Promise<Required<ViewerMarks>> {
  const ids = inArray(
    marks.subjectId,
    subjects.map(({ id }) => id),
  );
  const rows = await reader
    .select()
    .from(marks)
    .where(and(eq(marks.userId, userId), ids));
  const keysIn = (list: List) =>
    new Set(rows.filter((row) => row.list === list).map((row) => subjectKey(row.kind, row.subjectId)));
  return { favourites: keysIn('favourites'), wishlist: keysIn('wishlist') };
}
