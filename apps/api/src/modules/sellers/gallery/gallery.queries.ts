import type { PageQuery } from '@souk/contract/shared/page';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { files } from '../../media/index.ts';
import { businessProfiles } from '../profiles/profile.tables.ts';
import { galleryImages } from './gallery.tables.ts';

const withFiles = (reader: Reader) =>
  reader
    .select({ image: galleryImages, path: files.path })
    .from(galleryImages)
    .innerJoin(files, eq(files.id, galleryImages.fileId));
export type GalleryImageWithFile = Awaited<ReturnType<typeof withFiles>>[number];

const inOrder = [asc(galleryImages.position), asc(galleryImages.id)];

/** The whole gallery in its order; the number of pictures is limited. */
export const listAllGalleryImages = (reader: Reader, businessId: number): Promise<GalleryImageWithFile[]> =>
  withFiles(reader)
    .where(eq(galleryImages.businessId, businessId))
    .orderBy(...inOrder);

export async function listGalleryImages(
  reader: Reader,
  businessId: number,
  { page, page_size }: PageQuery,
): Promise<{ rows: GalleryImageWithFile[]; total: number }> {
  const isOwn = eq(galleryImages.businessId, businessId);
  const rows = await withFiles(reader)
    .where(isOwn)
    .orderBy(...inOrder)
    .limit(page_size)
    .offset((page - 1) * page_size);
  return { rows, total: await reader.$count(galleryImages, isOwn) };
}

/** One picture of this business; another's is not found. */
export async function getGalleryImage(
  reader: Reader,
  businessId: number,
  id: number,
): Promise<GalleryImageWithFile> {
  const [found] = await withFiles(reader).where(
    and(eq(galleryImages.id, id), eq(galleryImages.businessId, businessId)),
  );
  if (!found) throw new Problem('record-not-found');
  return found;
}

/** Writes the order of a whole gallery: positions from 1 without gaps. */
export async function numberGalleryImages(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update ${galleryImages} as image set position = wanted.place
    from unnest(${sql.param(`{${ids.join(',')}}`)}::bigint[]) with ordinality as wanted (id, place)
    where image.id = wanted.id and image.position <> wanted.place`);
}

/** How many pictures a seller's gallery has. */
export async function countGalleryImages(reader: Reader, sellerId: number): Promise<number> {
  const own = reader
    .select({ id: businessProfiles.id })
    .from(businessProfiles)
    .where(eq(businessProfiles.userId, sellerId));
  return reader.$count(galleryImages, inArray(galleryImages.businessId, own));
}
