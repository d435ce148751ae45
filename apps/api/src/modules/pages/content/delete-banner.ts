import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { deleteFiles } from '../../media/index.ts';
import { type BannerRow, banners } from './content.tables.ts';

/** Deletes a banner with its picture and returns what it was. */
export async function deleteBanner(tx: Tx, id: number): Promise<BannerRow> {
  const [gone] = await tx.delete(banners).where(eq(banners.id, id)).returning();
  if (!gone) throw new Problem('record-not-found');
  if (gone.imageFileId !== null) await deleteFiles(tx, [gone.imageFileId]);
  return gone;
}
