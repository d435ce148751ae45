import type { completeBookingKeyword } from '@souk/contract/modules/appointments/listings';
import type { BodyOf, ReplyOf } from '@souk/contract/shared/endpoint';
import { SellerType } from '@souk/contract/shared/seller-types';
import type { Reader } from '../../../platform/db/database.ts';
import { findCategory } from '../../catalogue/index.ts';
import { searchDocuments, suggest, wordsOf } from '../../search/index.ts';
import { businessCards } from '../../sellers/index.ts';

type Completion = ReplyOf<typeof completeBookingKeyword>[number];

const mostServices = 10;

async function categoriesLike(reader: Reader, keyword: string): Promise<Completion[]> {
  const suggested = await suggest(reader, { keyword, module: 'booking' });
  const ids = suggested.flatMap(({ category_id: id }) => id ?? []);
  const categories = await Promise.all(ids.map((id) => findCategory(reader, id)));
  return categories.flatMap((row) =>
    row ? [{ id: row.id, name: row.name, type: 'category' as const, slug: row.slug }] : [],
  );
}

/** Whether a word of a name begins with one that was typed. */
function isNamed(name: string, keyword: string): boolean {
  const typed = wordsOf(keyword);
  return wordsOf(name).some((word) => typed.some((begun) => word.startsWith(begun)));
}

/** What matches an unfinished word: categories, businesses by their names, services. */
export async function completeKeyword(
  reader: Reader,
  { keyword, module_type: moduleType, category_id: categoryId }: BodyOf<typeof completeBookingKeyword>,
): Promise<Completion[]> {
  const [categories, found] = await Promise.all([
    categoriesLike(reader, keyword),
    searchDocuments(reader, { keyword, module: 'booking', categoryId, page: 1, pageSize: mostServices }),
  ]);
  const cards = await businessCards(reader, [...new Set(found.documents.map(({ ownerId }) => ownerId))]);
  const type = SellerType.safeParse(moduleType).data;
  const isWanted = (ownerId: number) => type === undefined || cards.get(ownerId)?.sellerType === type;
  const businesses = [...cards.values()].filter(
    ({ userId, businessName }) => isWanted(userId) && isNamed(businessName, keyword),
  );
  return [
    ...categories,
    ...businesses.map(({ businessId: id, businessName: name, slug }) => ({
      id,
      name,
      type: 'business' as const,
      slug,
    })),
    ...found.documents
      .filter(({ ownerId }) => isWanted(ownerId))
      .map(({ subjectId: id, title: name, card: { slug } }) => ({
        id,
        name,
        type: 'service' as const,
        slug,
      })),
  ];
}
