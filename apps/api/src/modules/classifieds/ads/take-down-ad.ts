import type { Reader } from '../../../platform/db/database.ts';
import { closeOffers } from '../offers/close-offers.ts';
import { closeReports } from '../reports/ad-reports.ts';
import { lockAd, moveAd } from './ad.queries.ts';
import type { AdRow } from './ad.tables.ts';
import { indexAd } from './index-ad.ts';
import { tellOwner } from './tell-owner.ts';

/** Takes a public ad down after a report, which settles every open report of it. */
export function takeDownAd(db: Reader, admin: { id: number }, adId: number, reason: string): Promise<AdRow> {
  return db.transaction(async (tx) => {
    const ad = await lockAd(tx, adId);

    const takenDown = await moveAd(tx, ad, {
      move: 'take-down',
      by: 'admin',
      byUserId: admin.id,
      reason,
      changes: { rejectionReason: reason, tier: 0 },
    });
    await indexAd(tx, takenDown);
    await closeOffers(tx, adId, 'ad-removed');
    await closeReports(tx, adId, 'resolved');
    await tellOwner(tx, takenDown, 'ad-rejected');
    return takenDown;
  });
}
