import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { noReviews, type StarCounts } from './summary.rules.ts';
import { summaries } from './summary.tables.ts';

/** The kind under which everything that a person received is counted. */
export const receivedKind = 'identity.user';

export const countsOf = (row: Omit<typeof summaries.$inferSelect, 'kind' | 'subjectId'>): StarCounts => [
  row.stars1,
  row.stars2,
  row.stars3,
  row.stars4,
  row.stars5,
];

/** Id → published reviews by stars; things without any are left out. */
export async function findSummaries(
  reader: Reader,
  kind: string,
  ids: readonly number[],
): Promise<Map<number, StarCounts>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(summaries)
    .where(and(eq(summaries.kind, kind), inArray(summaries.subjectId, [...ids])));
  return new Map(rows.map((row) => [row.subjectId, countsOf(row)]));
}

export const getSummary = async (reader: Reader, kind: string, id: number): Promise<StarCounts> =>
  (await findSummaries(reader, kind, [id])).get(id) ?? noReviews;
