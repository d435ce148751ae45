import type { Reader } from '../../../platform/db/database.ts';
import { closeOffers } from '../offers/close-offers.ts';
import { closeReports } from '../reports/ad-reports.ts';
import { lockAd, moveAd } from './ad.queries.ts';
import type { AdRow } from './ad.tables.ts';
import { tellOwner } from './tell-owner.ts';

/** Rejects a waiting ad, tells its owner why, and closes its reports. */
export function rejectAd(db: Reader, admin: { id: number }, adId: number, reason: string): Promise<AdRow> {
  return db.transaction(async (tx) => {
    const ad = await lockAd(tx, adId);

    const rejected = await moveAd(tx, ad, {
      move: 'reject',
      by: 'admin',
      byUserId: admin.id,
      reason,
      changes: { rejectionReason: reason },
    });
    await closeOffers(tx, adId, 'ad-removed');
    await closeReports(tx, adId, 'resolved');
    await tellOwner(tx, rejected, 'ad-rejected');
    return rejected;
  });
}
