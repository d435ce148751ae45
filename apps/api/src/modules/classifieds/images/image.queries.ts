import { maxAdImages } from '@souk/contract/modules/classifieds/ads';
import { and, asc, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { drafts } from '../drafts/draft.tables.ts';
import { type AdImageRow, adImages } from './image.tables.ts';

type Placed = Pick<AdImageRow, 'id' | 'path'>;

/** Own images that belong to no ad yet, in the order asked for; others are left out. */
export async function findLooseImages(
  reader: Reader,
  ownerId: number,
  ids: readonly number[],
): Promise<AdImageRow[]> {
  if (ids.length === 0) return [];
  const rows = await reader
    .select()
    .from(adImages)
    .where(and(inArray(adImages.id, [...ids]), eq(adImages.ownerId, ownerId), isNull(adImages.adId)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The images of an ad, the cover first. */
export const listImagesOf = (reader: Reader, adId: number): Promise<AdImageRow[]> =>
  reader
    .select()
    .from(adImages)
    .where(eq(adImages.adId, adId))
    .orderBy(asc(adImages.position), asc(adImages.id));

/** Ad → path of its cover. */
export async function coversOf(reader: Reader, adIds: readonly number[]): Promise<Map<number, string>> {
  if (adIds.length === 0) return new Map();
  const rows = await reader
    .selectDistinctOn([adImages.adId], { adId: adImages.adId, path: adImages.path })
    .from(adImages)
    .where(inArray(adImages.adId, [...adIds]))
    .orderBy(asc(adImages.adId), asc(adImages.position), asc(adImages.id));
  return new Map(rows.flatMap(({ adId, path }) => (adId === null ? [] : [[adId, path] as const])));
}

/** Gives images to an ad in this order; one that is another's, or another ad's, is refused at the field. */
export async function placeImages(
  tx: Tx,
  ad: { id: number; ownerId: number },
  ids: readonly number[],
): Promise<Placed[]> {
  if (ids.length === 0) return [];
  if (ids.length > maxAdImages) throw fieldProblem('images', `Only ${maxAdImages} files can be uploaded.`);
  const { rows } = await tx.execute<{ id: number; path: string }>(sql`
    update classifieds.ad_images as image set ad_id = ${ad.id}, position = wanted.place
    from unnest(${sql.param(`{${ids.join(',')}}`)}::bigint[]) with ordinality as wanted (id, place)
    where image.id = wanted.id and image.owner_id = ${ad.ownerId}
      and (image.ad_id is null or image.ad_id = ${ad.id})
    returning image.id, image.path`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  if (byId.size !== ids.length) throw fieldProblem('image_ids', 'Please choose your images again.');
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Takes images from their ad; for a week they can be put back, and an admin sees what an edit has dropped. */
export async function releaseImages(tx: Tx, images: readonly { id: number }[]): Promise<void> {
  if (images.length === 0) return;
  const ids = images.map(({ id }) => id);
  await tx
    .update(adImages)
    .set({ adId: null, position: 0, looseSince: clock.now() })
    .where(inArray(adImages.id, ids));
}

/** Deletes images and answers their files. */
export async function removeImages(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const removed = await tx
    .delete(adImages)
    .where(inArray(adImages.id, [...ids]))
    .returning({ fileId: adImages.fileId });
  return removed.map(({ fileId }) => fileId);
}

/** Images loose since before the moment that no draft names either. */
export const listForgottenImages = (reader: Reader, before: Date, limit: number): Promise<AdImageRow[]> =>
  reader
    .select()
    .from(adImages)
    .where(
      and(
        isNull(adImages.adId),
        lt(adImages.looseSince, before),
        notExists(
          reader
            .select({ one: sql`1` })
            .from(drafts)
            .where(and(eq(drafts.userId, adImages.ownerId), sql`${adImages.id} = any (${drafts.imageIds})`)),
        ),
      ),
    )
    .limit(limit);
