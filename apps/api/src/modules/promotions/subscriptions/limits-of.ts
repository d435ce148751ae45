import type { SellerType } from '@souk/contract/shared/seller-types';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { getSettings } from '../../settings/index.ts';
import { freeLimit, higherLimit } from '../plans/plan.rules.ts';
import { plans } from '../plans/plan.tables.ts';
import { periods, subscriptions } from './subscription.tables.ts';

export interface PostingLimits {
  /** How many ads or products may be waiting or public at a time; null if unlimited. */
  adLimit: number | null;
}

/**
 * What a user may post: by their paid period, otherwise by the settings. A late renewal keeps the period's limits.
 */
export async function limitsOf(
  reader: Reader,
  userId: number,
  sellerType: SellerType,
): Promise<PostingLimits> {
  const free = freeLimit(sellerType, await getSettings(reader));
  const [paid] = await reader
    .select({ adLimit: periods.adLimit })
    .from(subscriptions)
    .innerJoin(periods, eq(periods.id, subscriptions.periodId))
    .innerJoin(plans, eq(plans.id, periods.planId))
    .where(
      and(
        eq(subscriptions.userId, userId),
        inArray(subscriptions.state, ['active', 'past-due']),
        sql`${sellerType} = any(${plans.sellerTypes})`,
      ),
    );
  return { adLimit: paid ? higherLimit(paid.adLimit, free) : free };
}
