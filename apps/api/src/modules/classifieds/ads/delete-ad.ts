import type { Reader } from '../../../platform/db/database.ts';
import { changerOf, type Viewer } from './ad.policy.ts';
import { lockAd } from './ad.queries.ts';
import { noteDeletion } from './deletion.queries.ts';
import { endAd } from './end-ad.ts';

/** Deletes an ad for its owner, who can undo that for a minute, or for an admin. */
export function deleteAd(db: Reader, user: Viewer, adId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const ad = await lockAd(tx, adId);
    const by = changerOf(ad, user);
    if (by === 'owner') await noteDeletion(tx, ad);
    await endAd(tx, ad, by, user.id);
  });
}
