import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import type { ReviewableDeal, SubjectKind } from '../../../platform/subjects.ts';
import { findPeople } from '../../reviews/index.ts';
import { businessCards } from '../../sellers/index.ts';
import { sales } from '../sales/sale.tables.ts';

interface Wanted {
  /** The person on the other side. */
  subjectId?: number | undefined;
  limit: number;
}

const sides = { buyer: sales.buyerId, seller: sales.sellerId };

/** A user's received sales on one side, latest first, as deals with the other side. */
async function dealsAs(
  reader: Reader,
  side: keyof typeof sides,
  userId: number,
  { saleKind, subjectId, limit }: Wanted & { saleKind: string },
): Promise<ReviewableDeal[]> {
  const other = side === 'buyer' ? sides.seller : sides.buyer;
  const rows = await reader
    .select({ dealId: sales.id, otherId: other, receivedAt: sales.receivedAt })
    .from(sales)
    .where(
      and(
        eq(sides[side], userId),
        eq(sales.kind, saleKind),
        isNotNull(sales.receivedAt),
        subjectId === undefined ? undefined : eq(other, subjectId),
      ),
    )
    .orderBy(desc(sales.id))
    .limit(limit);
  return rows.flatMap(({ dealId, otherId, receivedAt }) =>
    receivedAt
      ? [
          {
            subjectId: otherId,
            reviewedId: otherId,
            dealKind: saleKind,
            dealId,
            isMutual: true,
            receivedAt,
          },
        ]
      : [],
  );
}

/**
 * Both sides of a trade's received sales, who review each other. People appear under their public names; only
 * businesses have a page, at the path that the trade gives.
 */
export const partySubject = (saleKind: string, pathOf: (slug: string) => string): SubjectKind => ({
  isBetweenSides: true,
  owner: async (_reader, id) => id,
  cards: async (reader, ids) => {
    const people = await findPeople(reader, ids);
    const businesses = await businessCards(reader, ids);
    return [...people.values()].map(({ id, name, image }) => {
      const slug = businesses.get(id)?.slug;
      return { id, title: name, path: slug ? pathOf(slug) : '', imagePath: image, priceCents: null };
    });
  },
  dealsToReview: async (reader, userId, wanted) => {
    const deals = [
      ...(await dealsAs(reader, 'buyer', userId, { ...wanted, saleKind })),
      ...(await dealsAs(reader, 'seller', userId, { ...wanted, saleKind })),
    ];
    return deals
      .sort((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime())
      .slice(0, wanted.limit);
  },
});
