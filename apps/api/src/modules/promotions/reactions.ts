import { clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Happening, on } from '../../platform/events/events.ts';
import { userDeleted } from '../identity/index.ts';
import { chargebackClosed, paymentFailed, paymentSettled, refundGranted } from '../payments/index.ts';
import { dropBoost, settleBoost } from './boosts/settle-boost.ts';
import { shortenBoost } from './boosts/shorten-boost.ts';
import { boostKind, periodKind } from './subject-kinds.ts';
import { failPeriod } from './subscriptions/fail-period.ts';
import { voidAwaiting } from './subscriptions/period.queries.ts';
import { settlePeriod } from './subscriptions/settle-period.ts';
import { shortenPeriod } from './subscriptions/shorten-period.ts';
import { lockOpen, moveSubscription } from './subscriptions/subscription.queries.ts';

type OfPayment = Happening<{ subject: { kind: string; id: number } }>;

async function beginPaidPromotion(tx: Tx, { payload: { subject } }: OfPayment): Promise<void> {
  if (subject.kind === periodKind) await settlePeriod(tx, subject.id);
  if (subject.kind === boostKind) await settleBoost(tx, subject.id);
}

async function endUnpaidPromotion(tx: Tx, { payload: { subject } }: OfPayment): Promise<void> {
  if (subject.kind === periodKind) await failPeriod(tx, subject.id);
  if (subject.kind === boostKind) await dropBoost(tx, subject.id);
}

const shortenChargedBackPromotion = (tx: Tx, closed: OfPayment): Promise<void> =>
  shortenRefundedPromotion(tx, closed);

async function shortenRefundedPromotion(tx: Tx, { payload: { subject } }: OfPayment): Promise<void> {
  if (subject.kind === periodKind) await shortenPeriod(tx, subject.id);
  if (subject.kind === boostKind) await shortenBoost(tx, subject.id);
}

async function endSubscriptionOfDeleted(tx: Tx, { payload }: Happening<{ userId: number }>): Promise<void> {
  const subscription = await lockOpen(tx, payload.userId);
  if (!subscription) return;
  await voidAwaiting(tx, subscription);
  const move = subscription.state === 'active' ? 'end' : 'drop';
  const changes = { closedAt: clock.now(), nextPlanId: null, nextRetryAt: null };
  await moveSubscription(tx, subscription, { move, by: 'system', changes });
}

export const promotionsReactions = [
  on(paymentSettled, beginPaidPromotion),
  on(paymentFailed, endUnpaidPromotion),
  on(refundGranted, shortenRefundedPromotion),
  on(chargebackClosed, shortenChargedBackPromotion),
  on(userDeleted, endSubscriptionOfDeleted),
];
