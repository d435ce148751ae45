import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { documents, type FoundDocument, findDocuments, type SubjectRef } from '../../search/index.ts';
import { marks } from './favourite.tables.ts';

/** Things that can be kept although search has no document of them, such as businesses. */
interface UnlistedKind {
  /** What a document of them would say, of those that everybody may see. */
  find: (reader: Reader, ids: readonly number[]) => Promise<FoundDocument[]>;
  /** Whether everybody may see the thing with this id. */
  isThere: (id: SQL) => SQL;
}

const kinds = new Map<string, UnlistedKind>();

/** Set by the module that owns things of this kind. */
export function registerUnlisted(kind: string, how: UnlistedKind): void {
  kinds.set(kind, how);
}

/** Whether what a mark names can still be seen. */
export function isStillThere(): SQL {
  const [kind, id] = [sql`${marks.kind}`, sql`${marks.subjectId}`];
  const listed = sql`exists (select from ${documents} d where d.kind = ${kind} and d.subject_id = ${id})`;
  const unlisted = [...kinds].map(([name, { isThere }]) => sql`${kind} = ${name} and ${isThere(id)}`);
  return sql`(${sql.join([listed, ...unlisted], sql` or `)})`;
}

/** What can still be seen of these things, in their order. */
export async function findKept(reader: Reader, subjects: readonly SubjectRef[]): Promise<FoundDocument[]> {
  const found = await findDocuments(
    reader,
    subjects.filter(({ kind }) => !kinds.has(kind)),
  );
  for (const [kind, { find }] of kinds) {
    const ids = subjects.flatMap((subject) => (subject.kind === kind ? [subject.id] : []));
    if (ids.length > 0) found.push(...(await find(reader, ids)));
  }
  return subjects.flatMap(
    ({ kind, id }) => found.find((one) => one.kind === kind && one.subjectId === id) ?? [],
  );
}
