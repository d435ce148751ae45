import { retryDays } from '@souk/contract/modules/promotions/subscriptions';
import type { Tx } from '../../../platform/db/database.ts';
import { inMoney, onDay } from '../../../platform/texts/fillings.ts';
import { type Filling, type Said, say } from '../../../platform/texts/say.ts';
import { timeZoneOf } from '../../identity/index.ts';
import { notify } from '../../notifications/index.ts';
import { getPlan } from '../plans/plan.queries.ts';
import type { PlanRow } from '../plans/plan.tables.ts';
import { dueCents } from './open-period.ts';
import type { PeriodRow, SubscriptionRow } from './subscription.tables.ts';

/** A day in the zone of the user who is notified. */
const dayFor = async (tx: Tx, { userId }: SubscriptionRow, at: Date | null): Promise<Filling> =>
  at ? onDay(at, await timeZoneOf(tx, userId)) : say`the end of the period`;

interface Notice {
  subject: Said;
  text: Said;
  key: string;
}

const tell = (tx: Tx, { id, userId }: SubscriptionRow, notice: Notice): Promise<void> =>
  notify(tx, {
    userId,
    kind: 'promotion',
    path: '/subscription',
    ...notice,
    about: { kind: 'promotions.subscription', id },
  });

const nameOf = async (tx: Tx, { planId }: SubscriptionRow): Promise<string> =>
  (await getPlan(tx, planId)).name;

/** A period is paid. */
export const tellOfPaid = async (
  tx: Tx,
  subscription: SubscriptionRow,
  plan: PlanRow,
  period: PeriodRow,
): Promise<void> =>
  tell(tx, subscription, {
    subject: period.kind === 'renewal' ? say`Your plan was renewed` : say`Your plan has started`,
    text: say`${plan.name}, paid with ${inMoney({ cents: dueCents(period), currency: plan.currency })}, lasts until ${await dayFor(tx, subscription, subscription.endsAt)}.`,
    key: `subscription-paid:${period.id}`,
  });

/** A renewal failed and is tried again. */
export const tellOfFailed = async (tx: Tx, subscription: SubscriptionRow): Promise<void> =>
  tell(tx, subscription, {
    subject: say`Your plan could not be renewed`,
    text: say`The payment for ${await nameOf(tx, subscription)} failed. We will try again on ${await dayFor(tx, subscription, subscription.nextRetryAt)}; you can pay now or choose another card.`,
    key: `subscription-failed:${subscription.id}:${subscription.endsAt?.getTime()}:${subscription.retries}`,
  });

/** Every retry failed. */
export const tellOfLapsed = async (tx: Tx, subscription: SubscriptionRow): Promise<void> =>
  tell(tx, subscription, {
    subject: say`Your plan has ended`,
    text: say`The payment for ${await nameOf(tx, subscription)} failed ${retryDays.length + 1} times. You are on the free plan now.`,
    key: `subscription-lapsed:${subscription.id}`,
  });

/** It was cancelled and lasts until the end of its paid period. */
export const tellOfCancelled = async (tx: Tx, subscription: SubscriptionRow): Promise<void> =>
  tell(tx, subscription, {
    subject: say`Your plan was cancelled`,
    text: say`${await nameOf(tx, subscription)} lasts until ${await dayFor(tx, subscription, subscription.endsAt)} and is not charged again.`,
    key: `subscription-cancelled:${subscription.id}:${subscription.endsAt?.getTime()}`,
  });

/** Money was refunded, so it ends earlier. */
export const tellOfShortened = async (tx: Tx, subscription: SubscriptionRow): Promise<void> =>
  tell(tx, subscription, {
    subject: say`Your plan ends earlier`,
    text: say`Part of its price was refunded. ${await nameOf(tx, subscription)} lasts until ${await dayFor(tx, subscription, subscription.endsAt)} and is not charged again.`,
    key: `subscription-shortened:${subscription.id}:${subscription.endsAt?.getTime()}`,
  });

/** Money was refunded, so it is over. */
export const tellOfRefunded = async (tx: Tx, subscription: SubscriptionRow): Promise<void> =>
  tell(tx, subscription, {
    subject: say`Your plan has ended`,
    text: say`${await nameOf(tx, subscription)} was refunded and is over. You are on the free plan now.`,
    key: `subscription-refunded:${subscription.id}`,
  });

/** The paid period of a cancelled subscription is over. */
export const tellOfEnded = async (tx: Tx, subscription: SubscriptionRow): Promise<void> =>
  tell(tx, subscription, {
    subject: say`Your plan has ended`,
    text: say`${await nameOf(tx, subscription)} is over. You are on the free plan now.`,
    key: `subscription-ended:${subscription.id}`,
  });
