import type { Reader } from '../../../platform/db/database.ts';
import { listImagesOf } from '../images/product-album.ts';
import { changesBetween, type ProductChange, versionOf } from './product.rules.ts';
import type { ProductRow } from './product.tables.ts';

/** The changes since the last approval; nothing for a product that was never approved. */
export async function productChangesOf(reader: Reader, product: ProductRow): Promise<ProductChange[]> {
  const images = await listImagesOf(reader, product.id);
  const paths = images.map(({ path }) => path);
  return changesBetween(product.approvedVersion, versionOf(product, paths));
}
