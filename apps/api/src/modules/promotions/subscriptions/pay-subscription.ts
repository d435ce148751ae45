import type { PayFields } from '@souk/contract/modules/payments/payments';
import { clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Once } from '../../../platform/http/idempotency.ts';
import type { User } from '../../../platform/http/user.ts';
import { lockUser } from '../../identity/index.ts';
import {
  beginPayment,
  type createPaymentProviders,
  leastCharge,
  type PaymentRow,
  presentPayment,
  pursuePayment,
} from '../../payments/index.ts';
import { getOffered } from '../plans/plan.queries.ts';
import { isFree } from '../plans/plan.rules.ts';
import type { PlanRow } from '../plans/plan.tables.ts';
import { openPeriod, openPeriodPayment } from './open-period.ts';
import { endTry, findAwaiting, findCurrent, voidAwaiting } from './period.queries.ts';
import { quoteOf } from './quote.rules.ts';
import { settlePeriod } from './settle-period.ts';
import { changeSubscription, insertSubscription, lockOpen } from './subscription.queries.ts';
import type { PeriodRow, SubscriptionRow } from './subscription.tables.ts';

export type Subscriber = Pick<User, 'id' | 'sellerType'>;
type Providers = ReturnType<typeof createPaymentProviders>;

const returnPath = '/payment-complete?type=subscription';

/** A failed renewal is retried on its agreed terms. */
async function payAgain(tx: Tx, userId: number, awaiting: PeriodRow): Promise<PaymentRow> {
  if (!(await endTry(tx, awaiting))) throw new Problem('payment-move-not-allowed');
  return openPeriodPayment(tx, userId, awaiting);
}

async function beginPending(
  tx: Tx,
  userId: number,
  plan: PlanRow,
  known: SubscriptionRow | undefined,
): Promise<SubscriptionRow> {
  if (!known) return insertSubscription(tx, userId, plan.id);
  return known.planId === plan.id ? known : changeSubscription(tx, known, { planId: plan.id });
}

/** Opens the payment for choosing this plan; an earlier unpaid choice is dropped. */
async function openChosen(
  tx: Tx,
  providers: Providers,
  { id: userId, sellerType }: Subscriber,
  planId: number,
) {
  await lockUser(tx, userId);
  const known = await lockOpen(tx, userId);
  const plan = await getOffered(tx, planId, sellerType);
  const awaiting = known && (await findAwaiting(tx, known));
  const current = known && (await findCurrent(tx, known));
  const leastCents = leastCharge(providers, plan.currency);
  const standing = { subscription: known, current, awaiting };
  const { manner, creditCents } = quoteOf(plan, standing, clock.now(), leastCents);
  if (manner === 'present') throw new Problem('subscription-has-plan');
  if (manner === 'at-end' || isFree(plan)) throw new Problem('plan-begins-later');

  if (manner === 'past-due' && awaiting?.planId === plan.id) return payAgain(tx, userId, awaiting);
  if (known && !(await voidAwaiting(tx, known))) throw new Problem('payment-move-not-allowed');
  const terms = { ...plan, planId: plan.id };
  if (known && manner !== 'first') {
    const kind = manner === 'upgrade' ? 'upgrade' : 'renewal';
    return openPeriod(tx, known, { kind, terms, creditCents });
  }
  return openPeriod(tx, await beginPending(tx, userId, plan, known), { kind: 'first', terms });
}

interface Paying {
  pay: PayFields;
  once: Once;
}

/** Pays for a plan: its first period, an upgrade less the unused rest, or a failed renewal. */
export async function paySubscription(
  db: Db,
  providers: Providers,
  user: Subscriber,
  planId: number,
  { pay, once }: Paying,
): Promise<PaymentRow> {
  const opened = (tx: Tx) => openChosen(tx, providers, user, planId);
  const { paymentId } = await once(async (part) => {
    const begun = await beginPayment(part, providers, user, opened, { pay, returnPath });
    return { paymentId: begun.payment.id };
  });
  const payment = await pursuePayment(db, providers, paymentId);
  if (payment.state === 'failed') throw new Problem('payment-failed', { data: presentPayment(payment) });
  // Another choice of the same user has replaced it.
  if (payment.state === 'cancelled') throw new Problem('payment-move-not-allowed');
  // Done by this call or by the reaction to the payment, whichever comes first.
  if (payment.state === 'succeeded' && !payment.isSurplus)
    await db.transaction((tx) => settlePeriod(tx, payment.subjectId));
  return payment;
}
