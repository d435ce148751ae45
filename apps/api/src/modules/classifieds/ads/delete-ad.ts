import type { Reader } from '../../../platform/db/database.ts';
import { changerOf, type Viewer } from './ad.policy.ts';
import { lockAd } from './ad.queries.ts';
import { endAd } from './end-ad.ts';

/** Deletes an ad for its owner or an admin. */
export function deleteAd(db: Reader, user: Viewer, adId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const ad = await lockAd(tx, adId);
    await endAd(tx, ad, changerOf(ad, user), user.id);
  });
}
