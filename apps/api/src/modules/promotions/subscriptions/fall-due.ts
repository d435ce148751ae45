import { retryDays } from '@souk/contract/modules/promotions/subscriptions';
import { clock, daysMs } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { TimedMove } from '../../../platform/module.ts';
import { findUser } from '../../identity/index.ts';
import type { PaymentRow } from '../../payments/index.ts';
import { chargeJob } from '../job-names.ts';
import { getPlan } from '../plans/plan.queries.ts';
import { openPeriod, type Terms } from './open-period.ts';
import { getPeriod, voidAwaiting } from './period.queries.ts';
import { lockSubscription, moveSubscription } from './subscription.queries.ts';
import type { SubscriptionRow } from './subscription.tables.ts';
import { tellOfEnded } from './tell-subscriber.ts';

/** The time of the nth retry; after the last one there is a day for a late answer. */
export const retryAt = (endsAt: Date, retry: number): Date =>
  new Date(endsAt.getTime() + daysMs(retryDays[retry] ?? (retryDays.at(-1) ?? 0) + 1));

/** The terms of a renewal: those of the plan chosen next, otherwise the agreed ones. */
async function termsOfRenewal(tx: Tx, { nextPlanId, periodId }: SubscriptionRow): Promise<Terms> {
  if (nextPlanId !== null) return { ...(await getPlan(tx, nextPlanId)), planId: nextPlanId };
  if (periodId === null) throw new Error('an active subscription has no period');
  return getPeriod(tx, periodId);
}

/** Books the charge of a renewal for after the commit. */
export const bookCharge = (tx: Tx, payment: PaymentRow, periodId: number): Promise<void> =>
  addJob(tx, chargeJob, { paymentId: payment.id, periodId, userId: payment.payerId });

async function end(tx: Tx, subscription: SubscriptionRow): Promise<void> {
  const changes = { closedAt: clock.now(), nextPlanId: null };
  await tellOfEnded(tx, await moveSubscription(tx, subscription, { move: 'end', by: 'system', changes }));
}

/** The paid period is over: the subscription ends, or its renewal is charged. */
export const fallDue: TimedMove = (db, subscriptionId) =>
  db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, subscriptionId);
    const { state, endsAt, isEnding, userId } = subscription;
    if (state !== 'active' || !endsAt || endsAt > clock.now()) return;
    // An upgrade whose payment is pending starts its own period.
    if (!(await voidAwaiting(tx, subscription))) {
      await moveSubscription(tx, subscription, {
        move: 'change',
        by: 'system',
        dueAt: retryAt(clock.now(), 0),
      });
      return;
    }
    if (isEnding || (await findUser(tx, userId))?.status !== 'active') return end(tx, subscription);

    const nextRetryAt = retryAt(endsAt, 0);
    const due = await moveSubscription(tx, subscription, {
      move: 'fall-due',
      by: 'system',
      dueAt: nextRetryAt,
      changes: { retries: 0, nextRetryAt },
    });
    const payment = await openPeriod(tx, due, { kind: 'renewal', terms: await termsOfRenewal(tx, due) });
    await bookCharge(tx, payment, payment.subjectId);
  });
