import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { changerOf, type Viewer } from './ad.policy.ts';
import { lockAd, moveAd } from './ad.queries.ts';
import type { AdRow } from './ad.tables.ts';
import { indexAd } from './index-ad.ts';

/** Offers a sold ad again for the rest of its time; one whose time has run out can be posted again instead. */
export function unmarkSold(db: Db, user: Viewer, adId: number): Promise<AdRow> {
  return db.transaction(async (tx) => {
    const ad = await lockAd(tx, adId);
    const by = changerOf(ad, user);
    if (ad.expiresAt && ad.expiresAt <= clock.now()) throw new Problem('ad-move-not-allowed');

    const offered = await moveAd(tx, ad, { move: 'unmark-sold', by, byUserId: user.id });
    await indexAd(tx, offered);
    return offered;
  });
}
