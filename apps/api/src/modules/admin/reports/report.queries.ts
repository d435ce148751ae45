import type { listReports, ReportKind } from '@souk/contract/modules/admin/reports';
import type { QueryOf } from '@souk/contract/shared/endpoint';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { adReports, ads } from '../../classifieds/index.ts';
import { productReports, products } from '../../retail/index.ts';
import { reports as reviewReports, reviews } from '../../reviews/index.ts';
import { foodReports } from '../../scanner/index.ts';
import { behindNumber } from './report-number.ts';

/** The table of each kind's reports, in its own module. */
const tables: Record<ReportKind, typeof adReports> = {
  ad: adReports,
  review: reviewReports,
  product: productReports,
  food: foodReports,
};

/** A report of any kind. */
export type ReportRow = typeof adReports.$inferSelect & { kind: ReportKind };

interface Wanted {
  kind?: ReportKind | undefined;
  status?: ReportRow['state'] | undefined;
  id?: number | undefined;
  subjectId?: number | undefined;
}

function matches(kind: ReportKind, wanted: Wanted): SQL | undefined {
  const table = tables[kind];
  const isWanted = wanted.kind === undefined || wanted.kind === kind;
  return and(
    isWanted ? undefined : sql`false`,
    wanted.status ? eq(table.state, wanted.status) : undefined,
    wanted.id === undefined ? undefined : eq(table.id, wanted.id),
    wanted.subjectId === undefined ? undefined : eq(table.subjectId, wanted.subjectId),
  );
}

function selectKind(reader: Reader, kind: ReportKind, wanted: Wanted) {
  const { id, subjectId, reporterId, reason, comment, state, createdAt, closedAt } = tables[kind];
  return reader
    .select({
      kind: sql<ReportKind>`${sql.raw(`'${kind}'`)}`.as('kind'),
      id,
      subjectId,
      reporterId,
      reason,
      comment,
      state,
      createdAt,
      closedAt,
    })
    .from(tables[kind])
    .where(matches(kind, wanted));
}

/** Reports of all requested kinds in one list. */
const selectReports = (reader: Reader, wanted: Wanted) =>
  unionAll(
    selectKind(reader, 'ad', wanted),
    selectKind(reader, 'product', wanted),
    selectKind(reader, 'review', wanted),
    selectKind(reader, 'food', wanted),
  );

/** Kind → number of open reports. */
export async function countOpenReports(reader: Reader): Promise<Record<ReportKind, number>> {
  const openOf = (kind: ReportKind) => reader.$count(tables[kind], matches(kind, { status: 'open' }));
  return {
    ad: await openOf('ad'),
    review: await openOf('review'),
    product: await openOf('product'),
    food: await openOf('food'),
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

/** A report by its admin number. */
export async function getReport(reader: Reader, number: number): Promise<ReportRow> {
  const [found] = await selectReports(reader, behindNumber(number));
  if (!found) throw new Problem('record-not-found');
  return found;
}

/** How often this account's things were reported: its ads, its products and the reviews it wrote. */
export async function countReportsOf(reader: Reader, ownerId: number): Promise<number> {
  const counted = [
    await reader
      .select({ reports: count() })
      .from(adReports)
      .innerJoin(ads, eq(ads.id, adReports.subjectId))
      .where(eq(ads.ownerId, ownerId)),
    await reader
      .select({ reports: count() })
      .from(productReports)
      .innerJoin(products, eq(products.id, productReports.subjectId))
      .where(eq(products.sellerId, ownerId)),
    await reader
      .select({ reports: count() })
      .from(reviewReports)
      .innerJoin(reviews, eq(reviews.id, reviewReports.subjectId))
      .where(eq(reviews.authorId, ownerId)),
  ];
  return counted.flat().reduce((sum, { reports }) => sum + reports, 0);
}
