import { maxProductImages } from '@souk/contract/modules/retail/products';
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { type ProductImageRow, productImages } from './image.tables.ts';

type Placed = Pick<ProductImageRow, 'id' | 'path'>;

/** Own images that belong to no product yet, in the order asked for; others are left out. */
export async function findLooseImages(
  reader: Reader,
  ownerId: number,
  ids: readonly number[],
): Promise<ProductImageRow[]> {
  if (ids.length === 0) return [];
  const rows = await reader
    .select()
    .from(productImages)
    .where(
      and(
        inArray(productImages.id, [...ids]),
        eq(productImages.ownerId, ownerId),
        isNull(productImages.productId),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The images of a product, the cover first. */
export const listImagesOf = (reader: Reader, productId: number): Promise<ProductImageRow[]> =>
  reader
    .select()
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.position), asc(productImages.id));

/** Product → path of its cover. */
export async function coversOf(reader: Reader, productIds: readonly number[]): Promise<Map<number, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await reader
    .selectDistinctOn([productImages.productId], {
      productId: productImages.productId,
      path: productImages.path,
    })
    .from(productImages)
    .where(inArray(productImages.productId, [...productIds]))
    .orderBy(asc(productImages.productId), asc(productImages.position), asc(productImages.id));
  return new Map(
    rows.flatMap(({ productId, path }) => (productId === null ? [] : [[productId, path] as const])),
  );
}

/** Image → its path, for pictures of variants. */
export async function pathsOf(reader: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select({ id: productImages.id, path: productImages.path })
    .from(productImages)
    .where(inArray(productImages.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, path }) => [id, path]));
}

/** Gives images to a product in this order; one that is another's, or another product's, is refused at the field. */
export async function placeImages(
  tx: Tx,
  product: { id: number; sellerId: number },
  ids: readonly number[],
): Promise<Placed[]> {
  if (ids.length === 0) return [];
  if (ids.length > maxProductImages)
    throw fieldProblem('image_ids', `Only ${maxProductImages} files can be uploaded.`);
  const { rows } = await tx.execute<{ id: number; path: string }>(sql`
    update retail.product_images as image set product_id = ${product.id}, position = wanted.place
    from unnest(${sql.param(`{${ids.join(',')}}`)}::bigint[]) with ordinality as wanted (id, place)
    where image.id = wanted.id and image.owner_id = ${product.sellerId}
      and (image.product_id is null or image.product_id = ${product.id})
    returning image.id, image.path`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  if (byId.size !== ids.length) throw fieldProblem('image_ids', 'Please choose your images again.');
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Takes images from their product; for a week they can be put back. */
export async function releaseImages(tx: Tx, images: readonly { id: number }[]): Promise<void> {
  if (images.length === 0) return;
  const ids = images.map(({ id }) => id);
  await tx
    .update(productImages)
    .set({ productId: null, position: 0, looseSince: clock.now() })
    .where(inArray(productImages.id, ids));
}

/** Deletes images and answers their files. */
export async function removeImages(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const removed = await tx
    .delete(productImages)
    .where(inArray(productImages.id, [...ids]))
    .returning({ fileId: productImages.fileId });
  return removed.map(({ fileId }) => fileId);
}

/** Images loose since before the moment. */
export const listForgottenImages = (
  reader: Reader,
  before: Date,
  limit: number,
): Promise<ProductImageRow[]> =>
  reader
    .select()
    .from(productImages)
    .where(and(isNull(productImages.productId), lt(productImages.looseSince, before)))
    .limit(limit);
