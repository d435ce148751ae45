import type { AdminPlan, AdminSubscription } from '@souk/contract/modules/admin/plans';
import type { Reader } from '../../../platform/db/database.ts';
import {
  countSubscribers,
  findPeriods,
  findPlans,
  type PlanRow,
  presentPlan,
  type SubscriptionRow,
} from '../../promotions/index.ts';
import { getSettings } from '../../settings/index.ts';
import { peopleOf } from '../people/person.queries.ts';

/** Plans with their numbers of subscribers. */
export async function presentAdminPlans(reader: Reader, rows: readonly PlanRow[]): Promise<AdminPlan[]> {
  const subscribers = await countSubscribers(reader);
  const settings = await getSettings(reader);
  return rows.map((plan) => ({
    ...presentPlan(plan, settings),
    subscribers: subscribers.get(plan.id) ?? 0,
  }));
}

/** Subscriptions for the admin's lists, in a constant number of queries. */
export async function presentSubscriptions(
  reader: Reader,
  rows: readonly SubscriptionRow[],
): Promise<AdminSubscription[]> {
  const people = await peopleOf(
    reader,
    rows.map(({ userId }) => userId),
  );
  const plans = await findPlans(
    reader,
    rows.map(({ planId }) => planId),
  );
  const periods = await findPeriods(
    reader,
    rows.flatMap(({ periodId }) => periodId ?? []),
  );
  return rows.map((row) => {
    const plan = plans.get(row.planId);
    const period = row.periodId === null ? undefined : periods.get(row.periodId);
    return {
      id: row.id,
      user: people.get(row.userId),
      plan: { id: row.planId, name: plan?.name ?? '' },
      status: row.state,
      price: { cents: period?.cents ?? plan?.cents ?? 0, currency: plan?.currency ?? 'AUD' },
      starts_at: row.startsAt?.toISOString() ?? null,
      ends_at: row.endsAt?.toISOString() ?? null,
      is_ending: row.isEnding,
    };
  });
}
