import type { listReports, ReportKind } from '@souk/contract/modules/admin/reports';
import type { QueryOf } from '@souk/contract/shared/endpoint';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { adReports, ads } from '../../classifieds/index.ts';
import { productReports, products } from '../../retail/index.ts';
import { reports as reviewReports, reviews } from '../../reviews/index.ts';
import { behindNumber } from './report-number.ts';

type Table = typeof adReports | typeof productReports | typeof reviewReports;

/** A report of any kind, as its own module keeps it. */
export interface ReportRow {
  kind: ReportKind;
  id: number;
  subjectId: number;
  reporterId: number;
  reason: string;
  comment: string | null;
  state: 'open' | 'resolved' | 'dismissed';
  createdAt: Date;
  closedAt: Date | null;
}

interface Wanted {
  kind?: ReportKind | undefined;
  status?: ReportRow['state'] | undefined;
  id?: number | undefined;
  subjectId?: number | undefined;
}

function matches(kind: ReportKind, table: Table, subjectId: PgColumn, wanted: Wanted): SQL | undefined {
  const isWanted = wanted.kind === undefined || wanted.kind === kind;
  return and(
    isWanted ? undefined : sql`false`,
    wanted.status ? eq(table.state, wanted.status) : undefined,
    wanted.id === undefined ? undefined : eq(table.id, wanted.id),
    wanted.subjectId === undefined ? undefined : eq(subjectId, wanted.subjectId),
  );
}

const columnsOf = <T extends Table>(table: T) => ({
  reporterId: table.reporterId,
  reason: table.reason,
  comment: table.comment,
  state: table.state,
  createdAt: table.createdAt,
  closedAt: table.closedAt,
});

/** Reports of all wanted kinds in one list. */
function selectReports(reader: Reader, wanted: Wanted) {
  const { adId } = adReports;
  const { productId } = productReports;
  const { reviewId } = reviewReports;
  const kind = (word: ReportKind) => sql<ReportKind>`${sql.raw(`'${word}'`)}`.as('kind');
  return unionAll(
    reader
      .select({ kind: kind('ad'), id: adReports.id, subjectId: adId, ...columnsOf(adReports) })
      .from(adReports)
      .where(matches('ad', adReports, adId, wanted)),
    reader
      .select({
        kind: kind('product'),
        id: productReports.id,
        subjectId: productId,
        ...columnsOf(productReports),
      })
      .from(productReports)
      .where(matches('product', productReports, productId, wanted)),
    reader
      .select({
        kind: kind('review'),
        id: reviewReports.id,
        subjectId: reviewId,
        ...columnsOf(reviewReports),
      })
      .from(reviewReports)
      .where(matches('review', reviewReports, reviewId, wanted)),
  );
}

/** Kind → how many reports are open. */
export async function countOpenReports(reader: Reader): Promise<Record<ReportKind, number>> {
  const open = { status: 'open' } as const;
  return {
    ad: await reader.$count(adReports, matches('ad', adReports, adReports.adId, open)),
    review: await reader.$count(
      reviewReports,
      matches('review', reviewReports, reviewReports.reviewId, open),
    ),
    product: await reader.$count(
      productReports,
      matches('product', productReports, productReports.productId, open),
    ),
  };
}

async function countReports(reader: Reader, wanted: Wanted): Promise<number> {
  const [row] = await reader
    .select({ total: count() })
    .from(selectReports(reader, wanted).as('wanted_reports'));
  return row?.total ?? 0;
}

/** A page of reports of every kind, or of one. */
export async function listReportPage(
  reader: Reader,
  { kind, status, page, page_size }: QueryOf<typeof listReports>,
): Promise<{ rows: ReportRow[]; total: number }> {
  const wanted = { kind, status };
  const order = status === 'open' ? sql`created_at, id, kind` : sql`created_at desc, id desc, kind`;
  const rows = await selectReports(reader, wanted)
    .orderBy(order)
    .limit(page_size)
    .offset((page - 1) * page_size);
  return { rows, total: await countReports(reader, wanted) };
}

/** The reports of one thing, newest first. */
export const listReportsOn = (reader: Reader, kind: ReportKind, subjectId: number): Promise<ReportRow[]> =>
  selectReports(reader, { kind, subjectId }).orderBy(sql`id desc`).limit(100);

/** A report by the number that the desk gives it. */
export async function getReport(reader: Reader, number: number): Promise<ReportRow> {
  const [found] = await selectReports(reader, behindNumber(number));
  if (!found) throw new Problem('record-not-found');
  return found;
}

/** How often things of this account were reported: its ads, its products and the reviews it wrote. */
export async function countReportsOf(reader: Reader, ownerId: number): Promise<number> {
  const counted = [
    await reader
      .select({ reports: count() })
      .from(adReports)
      .innerJoin(ads, eq(ads.id, adReports.adId))
      .where(eq(ads.ownerId, ownerId)),
    await reader
      .select({ reports: count() })
      .from(productReports)
      .innerJoin(products, eq(products.id, productReports.productId))
      .where(eq(products.sellerId, ownerId)),
    await reader
      .select({ reports: count() })
      .from(reviewReports)
      .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
      .where(eq(reviews.authorId, ownerId)),
  ];
  return counted.flat().reduce((sum, { reports }) => sum + reports, 0);
}
