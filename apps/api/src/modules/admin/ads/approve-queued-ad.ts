import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { type AdRow, approveAd } from '../../classifieds/index.ts';
import { onRecord } from '../audit/on-record.ts';

/** Makes a waiting ad public. */
export const approveQueuedAd = (db: Db, admin: User, adId: number, note?: string): Promise<AdRow> =>
  onRecord(db, admin, async (tx, record) => {
    const ad = await approveAd(tx, admin, adId);
    await record({
      action: 'ads.approved',
      target: { kind: 'classifieds.ad', id: adId },
      before: { state: 'pending' },
      after: { state: ad.state, expires_at: ad.expiresAt?.toISOString() ?? null },
      note,
    });
    return ad;
  });
