import type { listReports } from '@souk/contract/modules/admin/reports';
import type { QueryOf } from '@souk/contract/shared/endpoint';
import { asc, count, desc, eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type AdReportRow, type AdRow, adReports, ads } from '../../classifieds/index.ts';

export interface ReportWithAd {
  report: AdReportRow;
  ad: AdRow;
}

const withAds = (reader: Reader) =>
  reader.select({ report: adReports, ad: ads }).from(adReports).innerJoin(ads, eq(ads.id, adReports.adId));

/** A page of reports; those of reviews come with the module of reviews. */
export async function listReportPage(
  reader: Reader,
  { kind, status, page, page_size }: QueryOf<typeof listReports>,
): Promise<{ rows: ReportWithAd[]; total: number }> {
  if (kind === 'review') return { rows: [], total: 0 };
  const isWanted = status ? eq(adReports.state, status) : undefined;
  const order = status === 'open' ? [asc(adReports.createdAt), asc(adReports.id)] : [desc(adReports.id)];
  const rows = await withAds(reader)
    .where(isWanted)
    .orderBy(...order)
    .limit(page_size)
    .offset((page - 1) * page_size);
  return { rows, total: await reader.$count(adReports, isWanted) };
}

/** The reports of one ad, newest first. */
export const listReportsOn = (reader: Reader, adId: number): Promise<ReportWithAd[]> =>
  withAds(reader).where(eq(adReports.adId, adId)).orderBy(desc(adReports.id)).limit(100);

export async function getReport(reader: Reader, id: number): Promise<ReportWithAd> {
  const [found] = await withAds(reader).where(eq(adReports.id, id));
  if (!found) throw new Problem('record-not-found');
  return found;
}

/** How often ads of this owner were reported. */
export async function countReportsOf(reader: Reader, ownerId: number): Promise<number> {
  const [row] = await reader
    .select({ reports: count() })
    .from(adReports)
    .innerJoin(ads, eq(ads.id, adReports.adId))
    .where(eq(ads.ownerId, ownerId));
  return row?.reports ?? 0;
}
