import type { Tx } from '../../../platform/db/database.ts';
import { getSettings } from '../../settings/index.ts';
import { type PlanRow, plans } from './plan.tables.ts';

/** The terms of a paid plan. */
export type PlanTerms = Omit<typeof plans.$inferInsert, 'id' | 'currency' | 'createdAt'>;

/** Adds a plan. */
export async function addPlan(tx: Tx, terms: PlanTerms): Promise<PlanRow> {
  const { currency } = await getSettings(tx);
  const [plan] = await tx
    .insert(plans)
    .values({ ...terms, currency })
    .returning();
  if (!plan) throw new Error('the plan was not written');
  return plan;
}
