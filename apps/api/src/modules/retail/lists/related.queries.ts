import type { ListingItem } from '@souk/contract/modules/search/listing';
import type { Reader } from '../../../platform/db/database.ts';
import { findDocuments, listDocuments, presentFor } from '../../search/index.ts';
import type { Viewer } from '../products/product.policy.ts';
import type { ProductRow } from '../products/product.tables.ts';
import { boughtTogether } from './bought-together.queries.ts';

const shown = 6;
const looked = 20;

/** Things of the same category whose price is nearest. */
export async function similarTo(
  reader: Reader,
  product: ProductRow,
  priceCents: number,
  viewer: Viewer | null,
): Promise<ListingItem[]> {
  const documents = await listDocuments(reader, {
    module: 'retail',
    categoryId: product.categoryId,
    page: 1,
    pageSize: looked,
    priceMinCents: Math.floor(priceCents / 2),
    priceMaxCents: priceCents * 2,
    sort: 'most-recent',
  });
  const distance = (cents: number | null) => Math.abs((cents ?? 0) - priceCents);
  const near = documents
    .filter(({ kind, subjectId }) => kind !== 'retail.product' || subjectId !== product.id)
    .toSorted((one, other) => distance(one.priceCents) - distance(other.priceCents));
  return presentFor(reader, viewer, near.slice(0, shown));
}

/** What was bought together with it, whoever sells that, then things of the same shop from its other categories. */
export async function goesWith(
  reader: Reader,
  product: ProductRow,
  viewer: Viewer | null,
): Promise<ListingItem[]> {
  const ids = await boughtTogether(reader, product.id, looked);
  const [together, documents] = await Promise.all([
    findDocuments(
      reader,
      ids.map((id) => ({ kind: 'retail.product', id })),
    ),
    listDocuments(reader, {
      module: 'retail',
      ownerId: product.sellerId,
      page: 1,
      pageSize: looked,
      sort: 'top-rated',
    }),
  ]);
  const known = new Set(together.map(({ id }) => id));
  const others = documents.filter(
    ({ id, card }) => card.category?.id !== product.categoryId && !known.has(id),
  );
  return presentFor(reader, viewer, [...together, ...others].slice(0, shown));
}
