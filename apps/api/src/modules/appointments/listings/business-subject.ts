import { and, eq, inArray, max, min, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import type { SubjectKind, SubjectRemains } from '../../../platform/subjects.ts';
import { findCategory } from '../../catalogue/index.ts';
import { users } from '../../identity/index.ts';
import { documents, type FoundDocument } from '../../search/index.ts';
import {
  type BusinessRow,
  businessCards,
  businessProfiles,
  listShownBusinesses,
  publicPlaceOfBusiness,
} from '../../sellers/index.ts';
import { kindOfBusiness } from '../bookings/kind-of-business.ts';
import { serviceKind } from '../services/service.rules.ts';

export const businessKind = 'appointments.business';

const bookable = async (reader: Reader, ids: readonly number[]): Promise<BusinessRow[]> =>
  (await listShownBusinesses(reader, ids)).filter((business) => kindOfBusiness(business) !== undefined);

const pathOf = ({ sellerType, slug }: Pick<BusinessRow, 'sellerType' | 'slug'>) =>
  `/business-detail/${sellerType}/${slug}`;

/** Seller → the lowest price and the rating of what they offer. */
async function offersOf(reader: Reader, sellerIds: readonly number[]) {
  const rows = await reader
    .select({
      ownerId: documents.ownerId,
      fromCents: min(documents.priceCents),
      rating: max(documents.rating),
      ratings: sql<number | null>`max((${documents.card}->>'rating_count')::int)`,
    })
    .from(documents)
    .where(and(eq(documents.kind, serviceKind), inArray(documents.ownerId, [...sellerIds])))
    .groupBy(documents.ownerId);
  return new Map(rows.map((row) => [row.ownerId, row]));
}

/** Businesses as lists of favourites show them, in a constant number of statements. */
export async function findKeptBusinesses(reader: Reader, ids: readonly number[]): Promise<FoundDocument[]> {
  const rows = await bookable(reader, ids);
  if (rows.length === 0) return [];
  const sellerIds = rows.map(({ userId }) => userId);
  const cards = await businessCards(reader, sellerIds);
  const offers = await offersOf(reader, sellerIds);
  const categories = await Promise.all(
    rows.map(({ categoryId }) => (categoryId === null ? undefined : findCategory(reader, categoryId))),
  );
  return rows.map((business, index) => {
    const { id, userId } = business;
    const [place, offer, category] = [publicPlaceOfBusiness(business), offers.get(userId), categories[index]];
    return {
      id,
      kind: businessKind,
      subjectId: id,
      module: 'booking',
      ownerId: userId,
      title: business.businessName,
      priceCents: offer?.fromCents ?? null,
      lat: place?.lat ?? null,
      lng: place?.lng ?? null,
      tier: 0,
      rating: offer?.rating ?? 0,
      publishedAt: business.createdAt,
      path: pathOf(business),
      card: {
        slug: business.slug,
        image: cards.get(userId)?.logoPath ?? null,
        location: [place?.city, place?.state_code].filter(Boolean).join(' '),
        price_type: 'from',
        rating_count: offer?.ratings ?? 0,
        facts: category ? [category.name] : [],
      },
    };
  });
}

/** A business that its admin has not blocked; of a registration that was never finished there is no mark. */
export const isBusinessThere = (id: SQL): SQL =>
  sql`exists (select from ${businessProfiles} join ${users} on ${users.id} = ${businessProfiles.userId}
    where ${businessProfiles.id} = ${id} and ${inArray(users.status, ['active', 'pending'])})`;

async function remainsOf(reader: Reader, ids: readonly number[]): Promise<SubjectRemains[]> {
  const rows = await reader
    .select({ id: businessProfiles.id, title: businessProfiles.businessName })
    .from(businessProfiles)
    .where(inArray(businessProfiles.id, [...ids]));
  const left = { because: 'withdrawn', imagePath: null, path: null, module: 'booking' } as const;
  return rows.map((row) => ({ ...row, ...left }));
}

/** What services of the house may know of a business that can be booked. */
export const businessSubject: SubjectKind = {
  moduleTypes: ['business', 'booking'],
  owner: async (reader, id) => (await bookable(reader, [id]))[0]?.userId,
  cards: async (reader, ids) =>
    (await findKeptBusinesses(reader, ids)).map(({ subjectId, title, path, priceCents, card }) => ({
      id: subjectId,
      title,
      path,
      priceCents,
      imagePath: card.image ?? null,
    })),
  remains: remainsOf,
};
