import type { Report, ReportKind } from '@souk/contract/modules/admin/reports';
import type { Reader } from '../../../platform/db/database.ts';
import {
  countReports as countReportsOfAds,
  coversOf as coversOfAds,
  listAdsById,
} from '../../classifieds/index.ts';
import { countProductReports, coversOf as coversOfProducts, listProductsById } from '../../retail/index.ts';
import {
  countReports as countReportsOfReviews,
  listReviewsById,
  presentReviews,
} from '../../reviews/index.ts';
import { countFoodReports, coversOfFoods, listFoodsById } from '../../scanner/index.ts';

/** What was reported, its owner by id only; a food from Souk or an import has no owner. */
export type Subject = Omit<Report['subject'], 'owner'> & { ownerId: number | null };

async function adsBehind(reader: Reader, ids: readonly number[]): Promise<Subject[]> {
  const covers = await coversOfAds(reader, ids);
  const counts = await countReportsOfAds(reader, ids);
  return (await listAdsById(reader, ids)).map(({ id, title, state, ownerId }) => ({
    id,
    title,
    state,
    ownerId,
    image: covers.get(id) ?? null,
    review: null,
    reports_count: counts.get(id) ?? 0,
  }));
}

async function productsBehind(reader: Reader, ids: readonly number[]): Promise<Subject[]> {
  const covers = await coversOfProducts(reader, ids);
  const counts = await countProductReports(reader, ids);
  return (await listProductsById(reader, ids)).map(({ id, title, state, sellerId }) => ({
    id,
    title,
    state,
    ownerId: sellerId,
    image: covers.get(id) ?? null,
    review: null,
    reports_count: counts.get(id) ?? 0,
  }));
}

async function reviewsBehind(reader: Reader, ids: readonly number[]): Promise<Subject[]> {
  const rows = await listReviewsById(reader, ids);
  const authors = new Map(rows.map(({ id, authorId }) => [id, authorId]));
  const counts = await countReportsOfReviews(reader, ids);
  return (await presentReviews(reader, rows, null)).map((review) => ({
    id: review.review_id,
    title: review.item.title,
    image: review.item.image,
    state: review.state,
    ownerId: authors.get(review.review_id) ?? review.author.id,
    reports_count: counts.get(review.review_id) ?? 0,
    review: {
      rating: review.rating,
      title: review.title,
      comment: review.comment,
      images: review.images,
      path: review.item.path,
    },
  }));
}

async function foodsBehind(reader: Reader, ids: readonly number[]): Promise<Subject[]> {
  const covers = await coversOfFoods(reader, ids);
  const counts = await countFoodReports(reader, ids);
  return (await listFoodsById(reader, ids)).map(({ id, name, state, createdBy }) => ({
    id,
    title: name,
    state,
    ownerId: createdBy,
    image: covers.get(id) ?? null,
    review: null,
    reports_count: counts.get(id) ?? 0,
  }));
}

const behind: Record<ReportKind, (reader: Reader, ids: readonly number[]) => Promise<Subject[]>> = {
  ad: adsBehind,
  product: productsBehind,
  review: reviewsBehind,
  food: foodsBehind,
};

interface SubjectRef {
  kind: ReportKind;
  subjectId: number;
}

export const subjectKey = ({ kind, subjectId }: SubjectRef): string => `${kind}:${subjectId}`;

/** What was reported, by `subjectKey`, in a constant number of queries per kind. */
export async function findReported(
  reader: Reader,
  refs: readonly SubjectRef[],
): Promise<Map<string, Subject>> {
  const found = new Map<string, Subject>();
  for (const [kind, ofKind] of Map.groupBy(refs, (ref) => ref.kind)) {
    const ids = [...new Set(ofKind.map(({ subjectId }) => subjectId))];
    for (const subject of await behind[kind](reader, ids))
      found.set(subjectKey({ kind, subjectId: subject.id }), subject);
  }
  return found;
}
