import type { FoodImage } from '@souk/contract/modules/scanner/products';
import { maxPackImages, type PackSide } from '@souk/contract/modules/scanner/words';
import { eq, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { albumOf, presentImage } from '../../media/index.ts';
import { imageSides, productImages } from './image.tables.ts';

const album = albumOf({ table: productImages, max: maxPackImages });

/** Photos of packs. */
export const { coversOf, eraseImages, listImagesOf, placeImages, releaseImages, sweepImages, uploadImages } =
  album;

/** Records what each of these images shows, in their order; images without a label show the pack. */
export async function nameSides(
  tx: Tx,
  images: readonly { id: number }[],
  sides: readonly PackSide[],
): Promise<void> {
  for (const [place, { id }] of images.entries()) {
    const side = sides[place];
    if (side) await tx.update(imageSides).set({ side }).where(eq(imageSides.id, id));
  }
}

/** A product's photos with what they show. */
export async function presentImagesOf(reader: Reader, productId: number): Promise<FoodImage[]> {
  const images = await album.listImagesOf(reader, productId);
  if (images.length === 0) return [];
  const ids = images.map(({ id }) => id);
  const rows = await reader.select().from(imageSides).where(inArray(imageSides.id, ids));
  const sideOf = new Map(rows.map(({ id, side }) => [id, side]));
  return images.map((image) => ({ ...presentImage(image), side: sideOf.get(image.id) ?? 'pack' }));
}
