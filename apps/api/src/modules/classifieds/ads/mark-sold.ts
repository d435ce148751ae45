import type { Db } from '../../../platform/db/database.ts';
import { closeOffers } from '../offers/close-offers.ts';
import { changerOf, type Viewer } from './ad.policy.ts';
import { lockAd, moveAd } from './ad.queries.ts';
import type { AdRow } from './ad.tables.ts';
import { checkBuyer } from './check-buyer.ts';
import { indexAd } from './index-ad.ts';

/** Marks the ad as sold: it leaves the lists, and its open offers are rejected. */
export function markSold(db: Db, user: Viewer, adId: number, soldToId?: number): Promise<AdRow> {
  return db.transaction(async (tx) => {
    const ad = await lockAd(tx, adId);
    const by = changerOf(ad, user);
    if (soldToId !== undefined) await checkBuyer(tx, ad, soldToId);

    const changes = { soldToId: soldToId ?? null };
    const sold = await moveAd(tx, ad, { move: 'mark-sold', by, byUserId: user.id, changes });
    await indexAd(tx, sold);
    await closeOffers(tx, adId, 'ad-sold');
    return sold;
  });
}
