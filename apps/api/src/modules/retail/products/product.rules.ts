import { slugOf } from '@souk/contract/shared/values';
import type { ProductRow, ProductVersion } from './product.tables.ts';

/** Slugs in the specification end in the id: `{slug}-{id}`. */
export const productSlug = ({ id, title }: Pick<ProductRow, 'id' | 'title'>): string => {
  const words = slugOf(title);
  return words ? `${words}-${id}` : String(id);
};

export const productPath = (product: Pick<ProductRow, 'id' | 'title'>): string =>
  `/product-details/retail/${productSlug(product)}`;

type Judged = Pick<ProductRow, 'title' | 'description' | 'categoryId' | 'brand' | 'ingredients'>;

export const versionOf = (product: Judged, imagePaths: readonly string[]): ProductVersion => ({
  title: product.title,
  description: product.description,
  categoryId: product.categoryId,
  brand: product.brand,
  imagePaths: [...imagePaths],
  ingredients: product.ingredients,
});

type Told = Exclude<ProductVersion[keyof ProductVersion], undefined>;

export interface ProductChange {
  field: keyof ProductVersion;
  before: Told;
  after: Told;
}

/** The changes since the last approved version; a product that was never approved is all new. */
export function changesBetween(approved: ProductVersion | null, now: ProductVersion): ProductChange[] {
  if (!approved) return [];
  return (Object.keys(now) as (keyof ProductVersion)[])
    .map((field) => ({ field, before: approved[field] ?? null, after: now[field] ?? null }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
}

/** Whether an admin has to review the change: prices, stock, options and postage are up to the seller. */
export const needsApproval = (approved: ProductVersion | null, now: ProductVersion): boolean =>
  approved === null || changesBetween(approved, now).length > 0;
