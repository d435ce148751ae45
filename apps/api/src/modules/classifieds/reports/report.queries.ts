import { asc, count, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { type AdReportRow, adReports } from './report.tables.ts';

/** Reports that an admin has not closed, the oldest first. */
export const listOpenReports = (reader: Reader, limit = 50, offset = 0): Promise<AdReportRow[]> =>
  reader
    .select()
    .from(adReports)
    .where(eq(adReports.state, 'open'))
    .orderBy(asc(adReports.createdAt), asc(adReports.id))
    .limit(limit)
    .offset(offset);

/** Ad → how often it was reported. */
export async function countReports(reader: Reader, adIds: readonly number[]): Promise<Map<number, number>> {
  if (adIds.length === 0) return new Map();
  const rows = await reader
    .select({ adId: adReports.adId, reports: count() })
    .from(adReports)
    .where(inArray(adReports.adId, [...adIds]))
    .groupBy(adReports.adId);
  return new Map(rows.map(({ adId, reports }) => [adId, reports]));
}
