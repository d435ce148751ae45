import type { PayFields } from '@souk/contract/modules/payments/payments';
import { type BoostDays, type BoostKind, includedBoostDays } from '@souk/contract/modules/promotions/boosts';
import type { Subject } from '@souk/contract/shared/values';
import type { Db, Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Once } from '../../../platform/http/idempotency.ts';
import { subjectKind } from '../../../platform/subjects.ts';
import {
  beginPayment,
  type createPaymentProviders,
  openPayment,
  type PaymentRow,
  presentPayment,
  pursuePayment,
} from '../../payments/index.ts';
import { findCurrent } from '../subscriptions/period.queries.ts';
import { lockOpen } from '../subscriptions/subscription.queries.ts';
import { boostSubject, getBoost, getPrice, insertBoost, usedBoosts } from './boost.queries.ts';
import type { BoostRow } from './boost.tables.ts';
import { settleBoost } from './settle-boost.ts';
import { startBoost } from './start-boost.ts';
import { describeBoost } from './tell-booster.ts';

export interface WantedBoost {
  thing: Subject;
  boost: BoostKind;
  days: BoostDays;
}

type Providers = ReturnType<typeof createPaymentProviders>;

const returnPath = '/payment-complete?type=ad-boost';

/** How the user's own thing can be boosted; a stranger's does not exist. */
export async function ownDoor(reader: Reader, userId: number, { kind, id }: Subject) {
  const { boost: door, owner } = subjectKind(kind);
  if (!door || (await owner(reader, id)) !== userId) throw new Problem('record-not-found');
  return door;
}

/** The paid period of the user's plan if it includes another boost of this kind; it is locked with the plan. */
async function findAllowance(tx: Tx, userId: number, { boost, days }: WantedBoost) {
  if (days !== includedBoostDays) return undefined;
  const subscription = await lockOpen(tx, userId);
  if (subscription?.state !== 'active') return undefined;
  const period = await findCurrent(tx, subscription);
  if (!period) return undefined;
  const included = boost === 'premium' ? period.premiumBoosts : period.featuredBoosts;
  return (await usedBoosts(tx, period.id))[boost] < included ? period : undefined;
}

const columnsOf = (userId: number, { thing, boost, days }: WantedBoost) => ({
  userId,
  subjectKind: thing.kind,
  subjectId: thing.id,
  boost,
  days,
});

/** Starts a boost of the user's own thing that their plan includes, if it does. */
async function startIncluded(tx: Tx, userId: number, wanted: WantedBoost): Promise<BoostRow | undefined> {
  const { thing, boost, days } = wanted;
  const door = await ownDoor(tx, userId, thing);
  if (!(await door.mayBoost(tx, userId, thing.id))) throw new Problem('boost-not-possible');
  const period = await findAllowance(tx, userId, wanted);
  if (!period) return undefined;
  const { currency } = await getPrice(tx, boost, days);
  const free = { currency, cents: 0, periodId: period.id };
  return startBoost(tx, await insertBoost(tx, { ...columnsOf(userId, wanted), ...free }));
}

/** Opens the payment of a boost at the list price. */
async function openBoost(tx: Tx, userId: number, wanted: WantedBoost): Promise<PaymentRow> {
  const { currency, cents } = await getPrice(tx, wanted.boost, wanted.days);
  const fresh = await insertBoost(tx, { ...columnsOf(userId, wanted), currency, cents });
  const subject = boostSubject(fresh);
  const description = describeBoost(fresh);
  return openPayment(tx, {
    payerId: userId,
    subject,
    purpose: 'boost',
    description,
    currency,
    parts: [{ subject, sellerId: null, description, items: [{ cents, categoryId: null }] }],
  });
}

/** Begins a boost by what the plan includes, or its payment. */
async function beginBoost(
  db: Db,
  providers: Providers,
  user: { id: number },
  wanted: WantedBoost,
  pay: PayFields,
): Promise<{ boostId: number; paymentId: number | null }> {
  const included = await db.transaction((tx) => startIncluded(tx, user.id, wanted));
  if (included) return { boostId: included.id, paymentId: null };
  // What is not public any more once it is paid is refunded as it settles.
  const opened = (tx: Tx) => openBoost(tx, user.id, wanted);
  const { payment } = await beginPayment(db, providers, user, opened, { pay, returnPath });
  return { boostId: payment.subjectId, paymentId: payment.id };
}

interface Paying {
  pay: PayFields;
  once: Once;
}

/** Boosts an own public thing: first with what the plan includes, otherwise paid. */
export async function buyBoost(
  db: Db,
  providers: Providers,
  user: { id: number },
  wanted: WantedBoost,
  { pay, once }: Paying,
): Promise<{ boost: BoostRow; payment: PaymentRow | null }> {
  const { boostId, paymentId } = await once((part) => beginBoost(part, providers, user, wanted, pay));
  if (paymentId === null) return { boost: await getBoost(db, boostId), payment: null };
  const payment = await pursuePayment(db, providers, paymentId);
  if (payment.state === 'failed') throw new Problem('payment-failed', { data: presentPayment(payment) });
  // Done by this call or by the reaction to the payment, whichever comes first.
  if (payment.state === 'succeeded') await db.transaction((tx) => settleBoost(tx, boostId));
  return { boost: await getBoost(db, boostId), payment };
}
