import { asc, count, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { type ProductReportRow, productReports } from './report.tables.ts';

/** Reports that an admin has not closed, the oldest first. */
export const listOpenProductReports = (reader: Reader, limit = 50, offset = 0): Promise<ProductReportRow[]> =>
  reader
    .select()
    .from(productReports)
    .where(eq(productReports.state, 'open'))
    .orderBy(asc(productReports.createdAt), asc(productReports.id))
    .limit(limit)
    .offset(offset);

/** Product → how often it was reported. */
export async function countProductReports(
  reader: Reader,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await reader
    .select({ productId: productReports.productId, reports: count() })
    .from(productReports)
    .where(inArray(productReports.productId, [...productIds]))
    .groupBy(productReports.productId);
  return new Map(rows.map(({ productId, reports }) => [productId, reports]));
}
