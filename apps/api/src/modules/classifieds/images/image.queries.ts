import { and, asc, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
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

/** Takes images out of the list and answers their files. */
export async function removeImages(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const removed = await tx
    .delete(adImages)
    .where(inArray(adImages.id, [...ids]))
    .returning({ fileId: adImages.fileId });
  return removed.map(({ fileId }) => fileId);
}

/** Images uploaded before the moment that neither an ad nor a draft has taken. */
export const listForgottenImages = (reader: Reader, before: Date, limit: number): Promise<AdImageRow[]> =>
  reader
    .select()
    .from(adImages)
    .where(
      and(
        isNull(adImages.adId),
        lt(adImages.createdAt, before),
        notExists(
          reader
            .select({ one: sql`1` })
            .from(drafts)
            .where(and(eq(drafts.userId, adImages.ownerId), sql`${adImages.id} = any (${drafts.imageIds})`)),
        ),
      ),
    )
    .limit(limit);
