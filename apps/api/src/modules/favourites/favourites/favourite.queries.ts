import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import {
  documents,
  type FoundDocument,
  findDocuments,
  type SubjectRef,
  subjectKey,
  type ViewerMarks,
} from '../../search/index.ts';
import { type List, marks } from './favourite.tables.ts';

/** Things on the wishlist that are still searchable. */
export const countWishlist = (userId: number): SQL => sql`select count(*) from favourites.marks m
  where m.user_id = ${userId} and m.list = 'wishlist'
    and exists (select from search.documents d where d.kind = m.kind and d.subject_id = m.subject_id)`;

export async function wishlistCount(reader: Reader, userId: number): Promise<number> {
  const { rows } = await reader.execute<{ count: number }>(countWishlist(userId));
  return Number(rows[0]?.count ?? 0);
}

interface Asked {
  page: number;
  page_size: number;
}

const isOn = (list: List, userId: number, kind: string | undefined) =>
  and(eq(marks.userId, userId), eq(marks.list, list), kind ? eq(marks.kind, kind) : undefined);

/** A page of the wishlist, latest first, including things no longer available. */
export async function listWished(
  reader: Reader,
  userId: number,
  kind: string | undefined,
  { page, page_size: pageSize }: Asked,
): Promise<{ subjects: SubjectRef[]; total: number }> {
  const mine = isOn('wishlist', userId, kind);
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
  kind: string | undefined,
  { page, page_size: pageSize }: Asked,
): Promise<{ documents: FoundDocument[]; total: number }> {
  const findable = and(eq(documents.kind, marks.kind), eq(documents.subjectId, marks.subjectId));
  const mine = isOn('favourites', userId, kind);
  const rows = await reader
    .select({ kind: marks.kind, id: marks.subjectId })
    .from(marks)
    .innerJoin(documents, findable)
    .where(mine)
    .orderBy(desc(marks.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await reader
    .select({ total: count() })
    .from(marks)
    .innerJoin(documents, findable)
    .where(mine);
  return { documents: await findDocuments(reader, rows), total: counted?.total ?? 0 };
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
