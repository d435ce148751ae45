import type { Report } from '@souk/contract/modules/admin/reports';
import type { Reader } from '../../../platform/db/database.ts';
import { peopleOf } from '../people/person.queries.ts';
import type { ReportRow } from './report.queries.ts';
import { reportNumber } from './report-number.ts';
import { findReported, subjectKey } from './subject.present.ts';

/** Reports for the admin's lists, in a constant number of queries. */
export async function presentReports(reader: Reader, rows: readonly ReportRow[]): Promise<Report[]> {
  const subjects = await findReported(reader, rows);
  const owners = [...subjects.values()].flatMap(({ ownerId }) => ownerId ?? []);
  const people = await peopleOf(reader, [...owners, ...rows.map(({ reporterId }) => reporterId)]);
  return rows.flatMap((row) => {
    const found = subjects.get(subjectKey(row));
    // Its author has deleted the review since, and its reports with it.
    if (!found) return [];
    const { ownerId, ...subject } = found;
    return {
      id: reportNumber(row.kind, row.id),
      kind: row.kind,
      subject: { ...subject, owner: ownerId === null ? null : people.get(ownerId) },
      reporter: people.get(row.reporterId),
      reason: row.reason,
      comment: row.comment,
      status: row.state,
      created_at: row.createdAt.toISOString(),
      closed_at: row.closedAt?.toISOString() ?? null,
    };
  });
}
