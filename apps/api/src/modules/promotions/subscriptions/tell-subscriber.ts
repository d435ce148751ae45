import type { Tx } from '../../../platform/db/database.ts';
import { longDay } from '../../../platform/period.ts';
import { timeZoneOf } from '../../identity/index.ts';
import { notify } from '../../notifications/index.ts';
import { getPlan } from '../plans/plan.queries.ts';
import type { PlanRow } from '../plans/plan.tables.ts';
import { dueCents } from './open-period.ts';
import type { PeriodRow, SubscriptionRow } from './subscription.tables.ts';

/** A day in the zone of the user who is notified. */
const dayFor = async (tx: Tx, { userId }: SubscriptionRow, at: Date | null): Promise<string> =>
  at ? longDay(at, await timeZoneOf(tx, userId)) : 'the end of the period';

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

interface Notice {
  subject: string;
  text: string;
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
    subject: period.kind === 'renewal' ? 'Your plan was renewed' : 'Your plan has begun',
    text: `${plan.name}, paid with ${dollars(dueCents(period))}, lasts until ${await dayFor(tx, subscription, subscription.endsAt)}.`,
    key: `subscription-paid:${period.id}`,
  });

/** A renewal failed and is tried again. */
export const tellOfFailed = async (tx: Tx, subscription: SubscriptionRow): Promise<void> =>
  tell(tx, subscription, {
    subject: 'Your plan could not be renewed',
    text: `The payment for ${await nameOf(tx, subscription)} failed. We try again on ${await dayFor(tx, subscription, subscription.nextRetryAt)}; you can pay now or choose another card.`,
    key: `subscription-failed:${subscription.id}:${subscription.endsAt?.getTime()}:${subscription.retries}`,
  });

/** Every retry failed. */
export const tellOfLapsed = async (tx: Tx, subscription: SubscriptionRow): Promise<void> =>
  tell(tx, subscription, {
    subject: 'Your plan has ended',
    text: `The payment for ${await nameOf(tx, subscription)} failed four times. You are on the free plan now.`,
    key: `subscription-lapsed:${subscription.id}`,
  });

/** It was cancelled and lasts as long as it is paid. */
export const tellOfCancelled = async (tx: Tx, subscription: SubscriptionRow): Promise<void> =>
  tell(tx, subscription, {
    subject: 'Your plan was cancelled',
    text: `${await nameOf(tx, subscription)} lasts until ${await dayFor(tx, subscription, subscription.endsAt)} and is not charged again.`,
    key: `subscription-cancelled:${subscription.id}:${subscription.endsAt?.getTime()}`,
  });

/** Money went back, so that it ends earlier. */
export const tellOfShortened = async (tx: Tx, subscription: SubscriptionRow): Promise<void> =>
  tell(tx, subscription, {
    subject: 'Your plan ends earlier',
    text: `Part of its price was refunded. ${await nameOf(tx, subscription)} lasts until ${await dayFor(tx, subscription, subscription.endsAt)} and is not charged again.`,
    key: `subscription-shortened:${subscription.id}:${subscription.endsAt?.getTime()}`,
  });

/** Money went back, so that it is over. */
export const tellOfRefunded = async (tx: Tx, subscription: SubscriptionRow): Promise<void> =>
  tell(tx, subscription, {
    subject: 'Your plan has ended',
    text: `${await nameOf(tx, subscription)} was refunded and is over. You are on the free plan now.`,
    key: `subscription-refunded:${subscription.id}`,
  });

/** The paid period of a cancelled one is over. */
export const tellOfEnded = async (tx: Tx, subscription: SubscriptionRow): Promise<void> =>
  tell(tx, subscription, {
    subject: 'Your plan has ended',
    text: `${await nameOf(tx, subscription)} is over. You are on the free plan now.`,
    key: `subscription-ended:${subscription.id}`,
  });
