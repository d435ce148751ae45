import type { Reader } from '../../../platform/db/database.ts';
import { type FoundDocument, listStrips } from '../../search/index.ts';
import { productKind } from '../products/product.life.ts';
import type { ProductRow } from '../products/product.tables.ts';

const shown = 6;
export const looked = 20;

const isNear = (priceCents: number) => {
  const distance = ({ priceCents: cents }: FoundDocument) => Math.abs((cents ?? 0) - priceCents);
  return (one: FoundDocument, other: FoundDocument) => distance(one) - distance(other);
};

export interface Related {
  /** Things of the same category with the closest prices. */
  similar: FoundDocument[];
  /** What was bought together with it from any seller, then things from the shop's other categories. */
  goesWith: FoundDocument[];
}

/** What a product's page shows beside it, in one query. */
export async function listRelated(
  reader: Reader,
  { id, categoryId, sellerId }: Pick<ProductRow, 'id' | 'categoryId' | 'sellerId'>,
  priceCents: number,
  boughtWithIt: readonly number[],
): Promise<Related> {
  const priceMinCents = Math.floor(priceCents / 2);
  const around = { module: 'retail', categoryId, priceMinCents, priceMaxCents: priceCents * 2 } as const;
  const [alike = [], ofShop = [], together = []] = await listStrips(reader, [
    { filters: around, sort: 'most-recent', most: looked },
    { filters: { module: 'retail', ownerId: sellerId }, sort: 'top-rated', most: looked },
    ...(boughtWithIt.length > 0 ? [{ kind: productKind, ids: boughtWithIt }] : []),
  ]);
  const similar = alike
    .filter(({ kind, subjectId }) => kind !== productKind || subjectId !== id)
    .toSorted(isNear(priceCents));
  const known = new Set(together.map((document) => document.id));
  const others = ofShop.filter(
    (document) => document.card.category?.id !== categoryId && !known.has(document.id),
  );
  return { similar: similar.slice(0, shown), goesWith: [...together, ...others].slice(0, shown) };
}
