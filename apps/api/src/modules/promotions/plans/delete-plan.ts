import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { getPlan } from './plan.queries.ts';
import { isFree } from './plan.rules.ts';
import { type PlanRow, plans } from './plan.tables.ts';

/** PostgreSQL's code for a row that others refer to. */
const isReferenced = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === '23503';

/** Deletes a plan that nobody has ever had. */
export async function deletePlan(tx: Tx, planId: number): Promise<PlanRow> {
  const plan = await getPlan(tx, planId);
  if (isFree(plan)) throw new Problem('plan-is-free');
  await tx
    .delete(plans)
    .where(eq(plans.id, planId))
    .catch((error: unknown) => {
      throw isReferenced(error) ? new Problem('plan-in-use') : error;
    });
  return plan;
}
