import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { documents, type FoundDocument, listingColumns } from './document.tables.ts';

export interface SubjectRef {
  kind: string;
  id: number;
}

/** The documents of these subjects in their order; what is no longer searchable is left out. */
export async function findDocuments(
  reader: Reader,
  subjects: readonly SubjectRef[],
): Promise<FoundDocument[]> {
  if (subjects.length === 0) return [];
  const byKind = Map.groupBy(subjects, ({ kind }) => kind);
  const wanted: SQL[] = [];
  for (const [kind, ofKind] of byKind) {
    const condition = and(
      eq(documents.kind, kind),
      inArray(
        documents.subjectId,
        ofKind.map(({ id }) => id),
      ),
    );
    if (condition) wanted.push(condition);
  }
  const rows = await reader
    .select(listingColumns)
    .from(documents)
    .where(or(...wanted));
  const bySubject = new Map(rows.map((row) => [`${row.kind} ${row.subjectId}`, row]));
  return subjects.flatMap(({ kind, id }) => bySubject.get(`${kind} ${id}`) ?? []);
}
