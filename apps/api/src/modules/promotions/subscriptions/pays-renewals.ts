import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { methods } from '../../payments/index.ts';
import { subscriptions } from './subscription.tables.ts';

/** Whether a saved method is the one that a renewal would be charged to. */
export async function paysRenewals(reader: Reader, methodId: number): Promise<boolean> {
  const [use] = await reader
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(methods, eq(methods.userId, subscriptions.userId))
    .where(
      and(
        eq(methods.id, methodId),
        eq(methods.isDefault, true),
        inArray(subscriptions.state, ['active', 'past-due']),
        eq(subscriptions.isEnding, false),
      ),
    );
  return use !== undefined;
}
