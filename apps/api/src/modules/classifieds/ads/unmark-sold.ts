import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { adLife } from './ad.life.ts';
import { changerOf } from './ad.policy.ts';
import { lockAd, moveAd } from './ad.queries.ts';
import type { AdRow } from './ad.tables.ts';
import { checkQuota } from './check-quota.ts';
import { indexAd } from './index-ad.ts';

/**
 * Puts a sold ad back on sale for the rest of its time; one that has expired can be posted again instead. It counts
 * towards the limit, which could otherwise be evaded.
 */
export function unmarkSold(
  db: Db,
  user: Pick<User, 'id' | 'isAdmin' | 'sellerType'>,
  adId: number,
): Promise<AdRow> {
  return db.transaction(async (tx) => {
    const ad = await lockAd(tx, adId);
    const by = changerOf(ad, user);
    adLife.next(ad.state, 'unmark-sold', by);
    if (ad.expiresAt && ad.expiresAt <= clock.now()) throw new Problem('ad-move-not-allowed');
    await checkQuota(tx, user);

    const offered = await moveAd(tx, ad, { move: 'unmark-sold', by, byUserId: user.id });
    await indexAd(tx, offered);
    return offered;
  });
}
