import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { type AdRow, getAd, takeDownAd } from '../../classifieds/index.ts';
import { onRecord } from '../audit/on-record.ts';

/** Takes a public ad down without waiting for a report. */
export const takeDownPublicAd = (db: Db, admin: User, adId: number, reason: string): Promise<AdRow> =>
  onRecord(db, admin, async (tx, record) => {
    const { state } = await getAd(tx, adId);
    const ad = await takeDownAd(tx, admin, adId, reason);
    await record({
      action: 'ads.taken-down',
      target: { kind: 'classifieds.ad', id: adId },
      before: { state },
      after: { state: ad.state },
      note: reason,
    });
    return ad;
  });
