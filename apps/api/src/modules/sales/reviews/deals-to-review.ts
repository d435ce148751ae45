import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { SubjectKind } from '../../../platform/subjects.ts';
import { lines } from '../lines/line.tables.ts';
import { sales } from '../sales/sale.tables.ts';

/** The user's received sales over things of this kind, latest first: each of the things may be reviewed. */
export const dealsToReview =
  (saleKind: string, subjectKind: string): NonNullable<SubjectKind['dealsToReview']> =>
  async (reader, userId, { subjectId, limit }) => {
    const rows = await reader
      .selectDistinct({
        subjectId: lines.subjectId,
        dealId: sales.id,
        reviewedId: sales.sellerId,
        receivedAt: sales.receivedAt,
      })
      .from(sales)
      .innerJoin(lines, and(eq(lines.saleId, sales.id), eq(lines.subjectKind, subjectKind)))
      .where(
        and(
          eq(sales.buyerId, userId),
          eq(sales.kind, saleKind),
          isNotNull(sales.receivedAt),
          subjectId === undefined ? undefined : eq(lines.subjectId, subjectId),
        ),
      )
      .orderBy(desc(sales.receivedAt), desc(sales.id))
      .limit(limit);
    return rows.flatMap(({ receivedAt, ...deal }) =>
      receivedAt ? [{ ...deal, dealKind: saleKind, isMutual: false, receivedAt }] : [],
    );
  };
