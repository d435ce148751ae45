import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { adViews } from './ad.tables.ts';

/** Counts a view of the ad's page in the background. */
export async function countView(db: Db, adId: number): Promise<void> {
  await db
    .insert(adViews)
    .values({ adId, views: 1 })
    .onConflictDoUpdate({ target: adViews.adId, set: { views: sql`${adViews.views} + 1` } });
}
