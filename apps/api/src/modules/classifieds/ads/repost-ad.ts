import type { Db } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import type { User } from '../../../platform/http/user.ts';
import { categoryPath } from '../../catalogue/index.ts';
import { adSubmitted } from '../events.ts';
import { adLife } from './ad.life.ts';
import { changerOf } from './ad.policy.ts';
import { lockAd, moveAd } from './ad.queries.ts';
import { checkMayPost } from './ad.rules.ts';
import type { AdRow } from './ad.tables.ts';
import { checkQuota } from './check-quota.ts';

/** Submits an expired, rejected or sold ad again; it counts towards the limit like a new one. */
export function repostAd(
  db: Db,
  user: Pick<User, 'id' | 'isAdmin' | 'sellerType'>,
  adId: number,
): Promise<AdRow> {
  return db.transaction(async (tx) => {
    const ad = await lockAd(tx, adId);
    const by = changerOf(ad, user);
    adLife.next(ad.state, 'repost', by);
    checkMayPost(user.sellerType, await categoryPath(tx, ad.categoryId));
    await checkQuota(tx, user);

    const changes = { expiresAt: null };
    const reposted = await moveAd(tx, ad, { move: 'repost', by, byUserId: user.id, changes });
    await publish(tx, adSubmitted, { adId, ownerId: ad.ownerId });
    return reposted;
  });
}
