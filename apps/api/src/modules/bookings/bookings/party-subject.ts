import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import type { ReviewableDeal, SubjectKind } from '../../../platform/subjects.ts';
import { findPeople } from '../../reviews/index.ts';
import { businessCards } from '../../sellers/index.ts';
import { bookingKind } from './booking.life.ts';
import { bookings } from './booking.tables.ts';

interface Wanted {
  /** The person on the other side. */
  subjectId?: number | undefined;
  limit: number;
}

const sides = { customer: bookings.customerId, seller: bookings.sellerId };

/** A user's completed bookings on one side, latest first, as deals with the other side. */
async function dealsAs(
  reader: Reader,
  side: keyof typeof sides,
  userId: number,
  { subjectId, limit }: Wanted,
): Promise<ReviewableDeal[]> {
  const other = side === 'customer' ? sides.seller : sides.customer;
  const rows = await reader
    .select({ dealId: bookings.id, otherId: other, completedAt: bookings.completedAt })
    .from(bookings)
    .where(
      and(
        eq(sides[side], userId),
        isNotNull(bookings.customerId),
        isNotNull(bookings.completedAt),
        subjectId === undefined ? undefined : eq(other, subjectId),
      ),
    )
    .orderBy(desc(bookings.completedAt), desc(bookings.id))
    .limit(limit);
  return rows.flatMap(({ dealId, otherId, completedAt }) =>
    completedAt && otherId !== null
      ? [
          {
            subjectId: otherId,
            reviewedId: otherId,
            dealKind: bookingKind,
            dealId,
            isMutual: true,
            receivedAt: completedAt,
          },
        ]
      : [],
  );
}

/** Both sides of completed bookings, who review each other. */
export const partySubject: SubjectKind = {
  isBetweenSides: true,
  owner: async (_reader, id) => id,
  cards: async (reader, ids) => {
    const people = await findPeople(reader, ids);
    const businesses = await businessCards(reader, ids);
    return [...people.values()].map(({ id, name, image }) => {
      const business = businesses.get(id);
      const path = business ? `/business-detail/${business.sellerType}/${business.slug}` : '';
      return { id, title: name, path, imagePath: image, priceCents: null };
    });
  },
  dealsToReview: async (reader, userId, wanted) => {
    const deals = [
      ...(await dealsAs(reader, 'customer', userId, wanted)),
      ...(await dealsAs(reader, 'seller', userId, wanted)),
    ];
    return deals
      .sort((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime())
      .slice(0, wanted.limit);
  },
};
