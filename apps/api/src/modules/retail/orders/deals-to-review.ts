import { and, desc, eq } from 'drizzle-orm';
import type { SubjectKind } from '../../../platform/subjects.ts';
import { orderKind } from './order.life.ts';
import { orderLines, orders } from './order.tables.ts';

/** Completed orders of the buyer over products, the latest first: on each he may review what he got. */
export const dealsToReview: NonNullable<SubjectKind['dealsToReview']> = async (
  reader,
  userId,
  { subjectId, limit },
) => {
  const rows = await reader
    .selectDistinct({
      subjectId: orderLines.productId,
      dealId: orders.id,
      reviewedId: orders.sellerId,
      completedAt: orders.completedAt,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.buyerId, userId),
        eq(orders.state, 'completed'),
        subjectId === undefined ? undefined : eq(orderLines.productId, subjectId),
      ),
    )
    .orderBy(desc(orders.completedAt), desc(orders.id))
    .limit(limit);
  return rows.flatMap(({ completedAt, ...deal }) =>
    completedAt ? { ...deal, dealKind: orderKind, isMutual: false, completedAt } : [],
  );
};
