import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { ReportRow, ReportTable } from './report.tables.ts';

/** A thing's open reports, oldest first. */
export const listOpenReportsOf = (
  table: ReportTable,
  reader: Reader,
  subjectId: number,
): Promise<ReportRow[]> =>
  reader
    .select()
    .from(table)
    .where(and(eq(table.subjectId, subjectId), eq(table.state, 'open')))
    .orderBy(asc(table.createdAt), asc(table.id));

/** Thing → number of reports. */
export async function countReports(
  table: ReportTable,
  reader: Reader,
  subjectIds: readonly number[],
): Promise<Map<number, number>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await reader
    .select({ subjectId: table.subjectId, reports: count() })
    .from(table)
    .where(inArray(table.subjectId, [...subjectIds]))
    .groupBy(table.subjectId);
  return new Map(rows.map(({ subjectId, reports }) => [subjectId, reports]));
}

/** Closes every open report of a thing and returns how many there were. */
export async function closeReports(
  table: ReportTable,
  tx: Tx,
  subjectId: number,
  outcome: 'resolved' | 'dismissed',
): Promise<number> {
  const closed = await tx
    .update(table)
    .set({ state: outcome, closedAt: clock.now() })
    .where(and(eq(table.subjectId, subjectId), eq(table.state, 'open')))
    .returning({ id: table.id });
  return closed.length;
}

/** Reopens reports that were settled together with their thing. */
export async function reopenReports(table: ReportTable, tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(table)
    .set({ state: 'open', closedAt: null })
    .where(and(inArray(table.id, [...ids]), eq(table.state, 'resolved')));
}

/** Erases the words of a deleted account from its reports. */
export async function forgetComments(table: ReportTable, tx: Tx, reporterId: number): Promise<void> {
  await tx.update(table).set({ comment: null }).where(eq(table.reporterId, reporterId));
}
