import type { Tx } from '../../../platform/db/database.ts';
import { listImagesOf, placeImages, releaseImages } from '../images/image.queries.ts';
import type { GivenVariant } from '../variants/write-variants.ts';
import type { ProductRow } from './product.tables.ts';

interface Wanted {
  imageIds: readonly number[] | undefined;
  variants: readonly GivenVariant[] | undefined;
}

/**
 * Puts the product's images in the wanted order and drops the others; pictures of variants belong to it as well.
 * Answers them all, cover first.
 */
export async function arrangeImages(
  tx: Tx,
  product: Pick<ProductRow, 'id' | 'sellerId'>,
  { imageIds, variants = [] }: Wanted,
): Promise<{ id: number; path: string }[]> {
  const standing = await listImagesOf(tx, product.id);
  const base = imageIds ?? standing.map(({ id }) => id);
  const ofVariants = variants.flatMap(({ image_id: id }) => id ?? []);
  const wanted = [...new Set([...base, ...ofVariants])];
  const isSame = wanted.length === standing.length && standing.every(({ id }, place) => wanted[place] === id);
  if (isSame) return standing;
  await releaseImages(
    tx,
    standing.filter(({ id }) => !wanted.includes(id)),
  );
  return placeImages(tx, product, wanted);
}
