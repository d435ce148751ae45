import type { Tx } from '../../../platform/db/database.ts';
import { arrangeImages, listImagesOf } from '../images/product-album.ts';
import type { GivenVariant } from '../variants/write-variants.ts';
import type { ProductRow } from './product.tables.ts';

interface Wanted {
  imageIds: readonly number[] | undefined;
  variants: readonly GivenVariant[] | undefined;
}

/**
 * Puts the product's images in this order and removes the others; variants' images belong to it too. Returns them
 * all, cover first.
 */
export async function arrangeProductImages(
  tx: Tx,
  product: Pick<ProductRow, 'id' | 'sellerId'>,
  { imageIds, variants = [] }: Wanted,
): Promise<{ id: number; path: string }[]> {
  const base = imageIds ?? (await listImagesOf(tx, product.id)).map(({ id }) => id);
  const ofVariants = variants.flatMap(({ image_id: id }) => id ?? []);
  const owned = { id: product.id, ownerId: product.sellerId };
  return arrangeImages(tx, owned, [...new Set([...base, ...ofVariants])]);
}
