import type { Report } from '@souk/contract/modules/admin/reports';
import type { Reader } from '../../../platform/db/database.ts';
import { coversOf } from '../../classifieds/index.ts';
import { peopleOf } from '../people/person.queries.ts';
import type { ReportWithAd } from './report.queries.ts';

/** Reports as the desk lists them, in a constant number of queries. */
export async function presentReports(reader: Reader, rows: readonly ReportWithAd[]): Promise<Report[]> {
  const people = await peopleOf(
    reader,
    rows.flatMap(({ report, ad }) => [report.reporterId, ad.ownerId]),
  );
  const covers = await coversOf(
    reader,
    rows.map(({ ad }) => ad.id),
  );
  return rows.map(({ report, ad }) => ({
    id: report.id,
    kind: 'ad' as const,
    subject: {
      id: ad.id,
      title: ad.title,
      image: covers.get(ad.id) ?? null,
      state: ad.state,
      owner: people.get(ad.ownerId),
    },
    reporter: people.get(report.reporterId),
    reason: report.reason,
    comment: report.comment,
    status: report.state,
    created_at: report.createdAt.toISOString(),
    closed_at: report.closedAt?.toISOString() ?? null,
  }));
}
