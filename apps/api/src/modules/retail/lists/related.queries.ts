import type { ListingItem } from '@souk/contract/modules/search/listing';
import type { Reader } from '../../../platform/db/database.ts';
import { presentFor, searchDocuments } from '../../search/index.ts';
import type { Viewer } from '../products/product.policy.ts';
import type { ProductRow } from '../products/product.tables.ts';

const shown = 6;
const looked = 20;

/** Things of the same category whose price is nearest. */
export async function similarTo(
  reader: Reader,
  product: ProductRow,
  priceCents: number,
  viewer: Viewer | null,
): Promise<ListingItem[]> {
  const { documents } = await searchDocuments(reader, {
    ...{ module: 'retail', categoryId: product.categoryId, page: 1, pageSize: looked },
    ...{ priceMinCents: Math.floor(priceCents / 2), priceMaxCents: priceCents * 2, sort: 'most-recent' },
  });
  const distance = (cents: number | null) => Math.abs((cents ?? 0) - priceCents);
  const near = documents
    .filter(({ kind, subjectId }) => kind !== 'retail.product' || subjectId !== product.id)
    .toSorted((one, other) => distance(one.priceCents) - distance(other.priceCents));
  return presentFor(reader, viewer, near.slice(0, shown));
}

/** Things of the same shop from its other categories. */
export async function goesWith(
  reader: Reader,
  product: ProductRow,
  viewer: Viewer | null,
): Promise<ListingItem[]> {
  const { documents } = await searchDocuments(reader, {
    ...{ module: 'retail', ownerId: product.sellerId, page: 1, pageSize: looked, sort: 'top-rated' },
  });
  const others = documents.filter(({ card }) => card.category?.id !== product.categoryId);
  return presentFor(reader, viewer, others.slice(0, shown));
}
