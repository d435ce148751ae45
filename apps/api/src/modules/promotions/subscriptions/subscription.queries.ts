import type { SubscriptionMove, SubscriptionState } from '@souk/contract/modules/promotions/subscriptions';
import type { PageQuery } from '@souk/contract/shared/page';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import { subscriptionLife } from './subscription.life.ts';
import { type SubscriptionRow, subscriptions } from './subscription.tables.ts';

const openStates: SubscriptionState[] = ['pending', 'active', 'past-due'];
const paidStates: SubscriptionState[] = ['active', 'past-due'];

const openOf = (userId: number) =>
  and(eq(subscriptions.userId, userId), inArray(subscriptions.state, openStates));

/** The subscription that a user has now, if any. */
export async function findOpen(reader: Reader, userId: number): Promise<SubscriptionRow | undefined> {
  const [subscription] = await reader.select().from(subscriptions).where(openOf(userId));
  return subscription;
}

/** The same, locked until the transaction ends. */
export async function lockOpen(tx: Tx, userId: number): Promise<SubscriptionRow | undefined> {
  const [subscription] = await tx.select().from(subscriptions).where(openOf(userId)).for('no key update');
  return subscription;
}

/** The same; throws if there is none. */
export async function lockOwn(tx: Tx, userId: number): Promise<SubscriptionRow> {
  const subscription = await lockOpen(tx, userId);
  if (!subscription) throw new Problem('subscription-move-not-allowed');
  return subscription;
}

export async function getSubscription(reader: Reader, id: number): Promise<SubscriptionRow> {
  const [subscription] = await reader.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (!subscription) throw new Problem('record-not-found');
  return subscription;
}

export async function lockSubscription(tx: Tx, id: number): Promise<SubscriptionRow> {
  const [subscription] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, id))
    .for('no key update');
  if (!subscription) throw new Problem('record-not-found');
  return subscription;
}

export async function insertSubscription(tx: Tx, userId: number, planId: number): Promise<SubscriptionRow> {
  const [subscription] = await tx
    .insert(subscriptions)
    .values({ userId, planId, state: subscriptionLife.first })
    .returning();
  if (!subscription) throw new Error('the subscription was not written');
  await recordMove(tx, subscriptionLife, {
    subjectId: subscription.id,
    move: 'choose',
    from: null,
    to: subscription.state,
    by: 'owner',
    byUserId: userId,
  });
  return subscription;
}

type Changes = Partial<Omit<typeof subscriptions.$inferInsert, 'state'>>;

/** Writes fields that the life does not depend on. */
export async function changeSubscription(
  tx: Tx,
  { id }: SubscriptionRow,
  changes: Changes,
): Promise<SubscriptionRow> {
  const [changed] = await tx.update(subscriptions).set(changes).where(eq(subscriptions.id, id)).returning();
  if (!changed) throw new Error('the subscription was not changed');
  return changed;
}

interface Moved {
  move: SubscriptionMove;
  /** Role in the life. */
  by: 'owner' | 'system';
  byUserId?: number | undefined;
  changes?: Changes;
  /** The time of the next timed move, if it is not the end of the paid period. */
  dueAt?: Date;
}

/** Moves the subscription or throws the life's refusal: the only writer of its state. */
export async function moveSubscription(
  tx: Tx,
  subscription: SubscriptionRow,
  { move, by, byUserId, changes = {}, dueAt }: Moved,
): Promise<SubscriptionRow> {
  const state = subscriptionLife.next(subscription.state, move, by);
  const [moved] = await tx
    .update(subscriptions)
    .set({ ...changes, state })
    .where(eq(subscriptions.id, subscription.id))
    .returning();
  if (!moved) throw new Error('the subscription was not moved');
  const record = { subjectId: moved.id, move, from: subscription.state, to: state, by };
  await recordMove(
    tx,
    subscriptionLife,
    { ...record, byUserId: byUserId ?? null },
    dueAt ?? moved.endsAt ?? undefined,
  );
  return moved;
}

/** A page of everybody's subscriptions, newest first. */
export async function listSubscriptionPage(
  reader: Reader,
  query: PageQuery & { status?: SubscriptionState | undefined },
) {
  const isWanted = query.status ? eq(subscriptions.state, query.status) : undefined;
  const rows = await reader
    .select()
    .from(subscriptions)
    .where(isWanted)
    .orderBy(desc(subscriptions.id))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return { rows, total: await reader.$count(subscriptions, isWanted) };
}

/** Plan → number of subscribers. */
export async function countSubscribers(reader: Reader): Promise<Map<number, number>> {
  const rows = await reader
    .select({ planId: subscriptions.planId, subscribers: count() })
    .from(subscriptions)
    .where(inArray(subscriptions.state, paidStates))
    .groupBy(subscriptions.planId);
  return new Map(rows.map(({ planId, subscribers }) => [planId, subscribers]));
}
