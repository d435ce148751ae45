import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { adViews } from './ad.tables.ts';

/** Counts a look at the ad's page; nobody waits for it. */
export async function countView(db: Db, adId: number): Promise<void> {
  await db
    .insert(adViews)
    .values({ adId, views: 1 })
    .onConflictDoUpdate({ target: adViews.adId, set: { views: sql`${adViews.views} + 1` } });
}
