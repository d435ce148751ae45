import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { type AdRow, rejectAd } from '../../classifieds/index.ts';
import { onRecord } from '../audit/on-record.ts';

/** Rejects a waiting ad. */
export const rejectQueuedAd = (db: Db, admin: User, adId: number, reason: string): Promise<AdRow> =>
  onRecord(db, admin, async (tx, record) => {
    const ad = await rejectAd(tx, admin, adId, reason);
    await record({
      action: 'ads.rejected',
      target: { kind: 'classifieds.ad', id: adId },
      before: { state: 'pending' },
      after: { state: ad.state },
      note: reason,
    });
    return ad;
  });
