import type { PayFields } from '@souk/contract/modules/payments/payments';
import { type BoostDays, type BoostKind, includedBoostDays } from '@souk/contract/modules/promotions/boosts';
import type { Subject } from '@souk/contract/shared/values';
import type { Db, Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { subjectKind } from '../../../platform/subjects.ts';
import {
  chooseSource,
  type createPaymentProviders,
  openPayment,
  type PaymentRow,
  presentPayment,
  startPayment,
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

/** Starts a boost that the plan includes, or opens the payment of one at the list price. */
async function chooseBoost(
  tx: Tx,
  userId: number,
  wanted: WantedBoost,
  checkMethod: (reader: Reader) => Promise<unknown>,
) {
  const { thing, boost, days } = wanted;
  const door = await ownDoor(tx, userId, thing);
  if (!(await door.mayBoost(tx, userId, thing.id))) throw new Problem('boost-not-possible');

  const columns = { userId, subjectKind: thing.kind, subjectId: thing.id, boost, days };
  const { currency, cents } = await getPrice(tx, boost, days);
  const period = await findAllowance(tx, userId, wanted);
  if (period) {
    const included = await insertBoost(tx, { ...columns, currency, cents: 0, periodId: period.id });
    return { boost: await startBoost(tx, included), payment: null };
  }
  // Refused before anything is opened: no payment method, or somebody else's.
  await checkMethod(tx);
  const fresh = await insertBoost(tx, { ...columns, currency, cents });
  const subject = boostSubject(fresh);
  const description = describeBoost(fresh);
  const payment = await openPayment(tx, {
    payerId: userId,
    subject,
    purpose: 'boost',
    description,
    currency,
    parts: [{ subject, sellerId: null, description, items: [{ cents, categoryId: null }] }],
  });
  return { boost: fresh, payment };
}

/** Boosts an own public thing: first with what the plan includes, otherwise paid. */
export async function buyBoost(
  db: Db,
  providers: Providers,
  user: { id: number },
  wanted: WantedBoost,
  pay: PayFields,
): Promise<{ boost: BoostRow; payment: PaymentRow | null }> {
  const checkMethod = (reader: Reader) => chooseSource(reader, providers[pay.payment_method], user.id, pay);
  const chosen = await db.transaction((tx) => chooseBoost(tx, user.id, wanted, checkMethod));
  if (!chosen.payment) return chosen;
  const payment = await startPayment(db, providers, user, chosen.payment.id, { pay, returnPath });
  if (payment.state === 'failed') throw new Problem('payment-failed', { data: presentPayment(payment) });
  // Done by this call or by the reaction to the payment, whichever comes first.
  if (payment.state === 'succeeded') await db.transaction((tx) => settleBoost(tx, chosen.boost.id));
  return { boost: await getBoost(db, chosen.boost.id), payment };
}
