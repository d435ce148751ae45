import type { SellerType } from '@souk/contract/shared/seller-types';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { digestOf, newToken } from '../../../platform/ids.ts';
import { blockedResources } from '../entries/block-for-note.ts';
import { type FeedRow, feeds } from './feed.tables.ts';

interface Keeper {
  id: number;
  sellerType: SellerType;
}

/** Makes the secret address of a calendar; one that it had before leads nowhere from now on. */
export function renewFeed(
  db: Reader,
  user: Keeper,
  resourceId: number | null,
): Promise<{ feed: FeedRow; token: string }> {
  return db.transaction(async (tx) => {
    if (resourceId !== null) await blockedResources(tx, user, resourceId);
    const token = newToken();
    const fresh = { tokenDigest: digestOf(token), createdAt: clock.now(), readAt: null };
    const [feed] = await tx
      .insert(feeds)
      .values({ userId: user.id, resourceId, ...fresh })
      .onConflictDoUpdate({ target: [feeds.userId, feeds.resourceId], set: fresh })
      .returning();
    if (!feed) throw new Error('the feed was not written');
    return { feed, token };
  });
}
