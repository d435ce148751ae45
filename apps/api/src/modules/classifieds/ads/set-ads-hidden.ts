import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { lockAdsOf } from './ad.queries.ts';
import { ads } from './ad.tables.ts';
import { indexAd } from './index-ad.ts';

/** Hides a user's ads, or shows them again as they were. */
export async function setAdsHidden(tx: Tx, ownerId: number, isHidden: boolean): Promise<void> {
  const owned = await lockAdsOf(tx, ownerId);
  await tx
    .update(ads)
    .set({ isHidden })
    .where(and(eq(ads.ownerId, ownerId), ne(ads.state, 'deleted')));
  for (const ad of owned) if (ad.state === 'approved') await indexAd(tx, { ...ad, isHidden });
}
