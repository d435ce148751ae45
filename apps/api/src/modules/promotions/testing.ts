import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { addCard } from '@souk/contract/modules/payments/methods';
import type { Payment } from '@souk/contract/modules/payments/payments';
import * as contract from '@souk/contract/modules/promotions/subscriptions';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { clock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import type { RowBuilders } from '../../testing/row-builder.ts';
import { startApi } from '../../testing/start-api.ts';
import { startSession } from '../identity/index.ts';
import { payments } from '../payments/index.ts';
import { buildSeller } from '../sellers/testing.ts';
import { type PlanRow, plans } from './plans/plan.tables.ts';
import { periodKind } from './subject-kinds.ts';
import { subscriptions } from './subscriptions/subscription.tables.ts';

/** One of the plans of an empty database. */
export async function planNamed(db: Db, name: 'Free' | 'Plus' | 'Pro'): Promise<PlanRow> {
  const [plan] = await db.select().from(plans).where(eq(plans.name, name));
  if (!plan) throw new Error(`No plan is called ${name}.`);
  return plan;
}

/** Plans that every seller may name. */
export const openPlans: RowBuilders = {
  'promotions.plan': async ({ db }) => (await planNamed(db, 'Plus')).id,
};

export const byCard = { payment_method: 'card' } as const;

/** Confirms the payment on the provider's page, as the payer would. */
export async function approveAt(app: App, { action_url }: Payment): Promise<void> {
  const answer = await app.server.inject({
    method: 'POST',
    url: action_url ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'choice=approve',
  });
  if (answer.statusCode >= 400) throw new Error(`The provider's page answers ${answer.statusCode}.`);
}

const config = readConfig({ NODE_ENV: 'test' });

async function endOf(db: Db, userId: number): Promise<Date> {
  const [newest] = await db
    .select({ endsAt: subscriptions.endsAt })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.id));
  if (!newest?.endsAt) throw new Error('Nothing is paid.');
  return newest.endsAt;
}

/** A shop, the plans, and what tests of a subscription do and check. */
export async function startSubscriber() {
  const api = await startApi();
  const owner = await buildSeller(api.db);
  /** Signs the shop in again, because sessions expire when a test moves the clock. */
  const at = async () => {
    const beginning = { userId: owner.id, device: 'test', address: '::1' };
    return api.as(await api.db.transaction((tx) => startSession(tx, config, beginning)));
  };
  let firstEnd: Date | undefined;
  const moveTo = (moment: Date, afterMs: number) =>
    api.advance(moment.getTime() + afterMs + 1000 - clock.now().getTime());
  return {
    ...api,
    owner,
    at,
    plus: await planNamed(api.db, 'Plus'),
    pro: await planNamed(api.db, 'Pro'),
    free: await planNamed(api.db, 'Free'),
    pay: async (plan_id: number, pays: Record<string, unknown> = { stripeToken: 'tok_visa' }) =>
      (await at()).call(contract.paySubscription, { body: { plan_id, ...byCard, ...pays } }),
    /** Saves a card and makes it the default one. */
    save: async (stripeToken = 'tok_visa') =>
      (await at()).call(addCard, { body: { stripeToken, default: true } }),
    current: async () => (await at()).call(contract.getSubscription),
    news: async () => (await (await at()).call(listNotifications)).data.map(({ subject }) => subject),
    paymentsOf: () =>
      api.db
        .select({ state: payments.state, cents: payments.cents })
        .from(payments)
        .where(and(eq(payments.payerId, owner.id), eq(payments.subjectKind, periodKind)))
        .orderBy(asc(payments.id)),
    /** Moves the time to the end of the paid period. */
    toEnd: async () => {
      firstEnd = await endOf(api.db, owner.id);
      await moveTo(firstEnd, 0);
    },
    /** This long after the last period's end. */
    afterEnd: (afterMs: number) => moveTo(firstEnd ?? clock.now(), afterMs),
  };
}
