import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import type { SubjectRef } from '../documents/document.queries.ts';
import { run } from './run.ts';

/** Of all that matches otherwise, so many are asked for their time, the paid and the newest first. */
const mostAsked = 300;

interface Candidate extends SubjectRef {
  documentId: number;
}

type FindFree = (reader: Reader, subjects: readonly SubjectRef[], day: string) => Promise<SubjectRef[]>;

let findFree: FindFree = async () => [];

/** Set by the trade whose things have a time: which of them can still be had on a day. */
export function registerFreeDays(find: FindFree): void {
  findFree = find;
}

/** What meets the other conditions and has time on the day; nothing where no day is asked for. */
export async function freeCondition(
  reader: Reader,
  day: string | undefined,
  conditions: readonly SQL[],
): Promise<SQL[]> {
  if (day === undefined) return [];
  const matching = conditions.length > 0 ? sql`where ${sql.join([...conditions], sql` and `)}` : sql``;
  const candidates = await run<Candidate>(
    reader,
    sql`select d.id as "documentId", d.kind, d.subject_id as id from search.documents d ${matching}
      order by d.tier desc, d.published_at desc, d.id desc limit ${mostAsked}`,
  );
  const free = new Set(await findFree(reader, candidates, day));
  const ids = candidates.filter((candidate) => free.has(candidate)).map(({ documentId }) => documentId);
  return [sql`d.id = any(${sql.param(`{${ids.join(',')}}`)}::bigint[])`];
}
