import type { Db } from '../../../platform/db/database.ts';
import { closeOffers } from '../offers/close-offers.ts';
import { lockAd, moveAd } from './ad.queries.ts';
import type { AdRow } from './ad.tables.ts';
import { tellOwner } from './tell-owner.ts';

/** Turns down an ad that waits for approval and tells its owner why. */
export function rejectAd(db: Db, admin: { id: number }, adId: number, reason: string): Promise<AdRow> {
  return db.transaction(async (tx) => {
    const ad = await lockAd(tx, adId);

    const changes = { rejectionReason: reason };
    const rejected = await moveAd(tx, ad, {
      ...{ move: 'reject', by: 'admin', byUserId: admin.id },
      ...{ reason, changes },
    } as const);
    await closeOffers(tx, adId, 'ad-removed');
    await tellOwner(tx, rejected, 'ad-rejected');
    return rejected;
  });
}
