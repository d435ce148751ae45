import { eq, lt } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { listImagesOf } from '../images/ad-album.ts';
import { listOpenReportsOf } from '../reports/ad-reports.ts';
import { type AdDeletionRow, type AdRow, adDeletions } from './ad.tables.ts';

/** Records what a locked ad is about to lose. */
export async function noteDeletion(tx: Tx, ad: AdRow): Promise<void> {
  if (ad.state === 'deleted') return;
  const images = await listImagesOf(tx, ad.id);
  const reports = await listOpenReportsOf(tx, ad.id);
  const kept = {
    state: ad.state,
    soldAt: ad.soldAt,
    soldToId: ad.soldToId,
    imageIds: images.map(({ id }) => id),
    reportIds: reports.map(({ id }) => id),
    deletedAt: clock.now(),
  };
  await tx
    .insert(adDeletions)
    .values({ adId: ad.id, ...kept })
    .onConflictDoUpdate({ target: adDeletions.adId, set: kept });
}

/** Deletes the record and returns it. */
export async function takeDeletion(tx: Tx, adId: number): Promise<AdDeletionRow | undefined> {
  const [deletion] = await tx.delete(adDeletions).where(eq(adDeletions.adId, adId)).returning();
  return deletion;
}

export const dropDeletionsBefore = async (tx: Tx, before: Date): Promise<void> => {
  await tx.delete(adDeletions).where(lt(adDeletions.deletedAt, before));
};
