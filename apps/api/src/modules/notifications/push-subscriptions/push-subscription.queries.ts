import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type PushSubscriptionRow, pushSubscriptions } from './push-subscription.tables.ts';

/** The user's browsers, newest first. */
export const listPushSubscriptionsOf = (reader: Reader, userId: number): Promise<PushSubscriptionRow[]> =>
  reader
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.id));

/** Removes a push subscription; with a user, only one of theirs. */
export async function removePushSubscription(tx: Tx, endpoint: string, userId?: number): Promise<void> {
  const isHis = userId === undefined ? undefined : eq(pushSubscriptions.userId, userId);
  await tx.delete(pushSubscriptions).where(and(eq(pushSubscriptions.endpoint, endpoint), isHis));
}

/** Drops the oldest browsers beyond the limit. */
export async function trimPushSubscriptions(tx: Tx, userId: number, limit: number): Promise<void> {
  const oldest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.id))
    .offset(limit - 1)
    .limit(1);
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), lt(pushSubscriptions.id, sql`(${oldest})`)));
}
