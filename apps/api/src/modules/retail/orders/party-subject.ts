import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import type { ReviewableDeal, SubjectKind } from '../../../platform/subjects.ts';
import { findPeople } from '../../reviews/index.ts';
import { businessCards } from '../../sellers/index.ts';
import { orderKind } from './order.life.ts';
import { orders } from './order.tables.ts';

interface Wanted {
  /** The person on the other side. */
  subjectId?: number | undefined;
  limit: number;
}

const sides = { buyer: orders.buyerId, seller: orders.sellerId };

/** Completed orders of a user on one side, the latest first, as deals with whoever stands on the other. */
async function dealsAs(
  reader: Reader,
  side: keyof typeof sides,
  userId: number,
  { subjectId, limit }: Wanted,
): Promise<ReviewableDeal[]> {
  const other = side === 'buyer' ? sides.seller : sides.buyer;
  const rows = await reader
    .select({ dealId: orders.id, otherId: other, completedAt: orders.completedAt })
    .from(orders)
    .where(
      and(
        eq(sides[side], userId),
        eq(orders.state, 'completed'),
        isNotNull(orders.placedAt),
        subjectId === undefined ? undefined : eq(other, subjectId),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limit);
  return rows.flatMap(({ dealId, otherId, completedAt }) =>
    completedAt
      ? {
          ...{ subjectId: otherId, reviewedId: otherId, dealKind: orderKind, dealId },
          ...{ isMutual: true, completedAt },
        }
      : [],
  );
}

/**
 * The people on both sides of completed orders: a buyer reviews the shop, the shop its buyer. A person is named as
 * everybody reads him in reviews; only shops have a page.
 */
export const partySubject: SubjectKind = {
  isBetweenSides: true,
  owner: async (_reader, id) => id,
  cards: async (reader, ids) => {
    const people = await findPeople(reader, ids);
    const shops = await businessCards(reader, ids);
    return [...people.values()].map(({ id, name, image }) => {
      const slug = shops.get(id)?.slug;
      return { id, title: name, path: slug ? `/shop/${slug}` : '', imagePath: image, priceCents: null };
    });
  },
  dealsToReview: async (reader, userId, wanted) => {
    const deals = [
      ...(await dealsAs(reader, 'buyer', userId, wanted)),
      ...(await dealsAs(reader, 'seller', userId, wanted)),
    ];
    return deals
      .sort((one, other) => other.completedAt.getTime() - one.completedAt.getTime())
      .slice(0, wanted.limit);
  },
};
