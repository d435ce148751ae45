import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { PlanTerms } from './add-plan.ts';
import { getPlan } from './plan.queries.ts';
import { isFree } from './plan.rules.ts';
import { type PlanRow, plans } from './plan.tables.ts';

/** Changes a plan for the future; agreed periods keep their terms, and renewals get the new ones. */
export async function changePlanTerms(tx: Tx, planId: number, terms: PlanTerms): Promise<PlanRow> {
  if (isFree(await getPlan(tx, planId))) throw new Problem('plan-is-free');
  const [plan] = await tx.update(plans).set(terms).where(eq(plans.id, planId)).returning();
  if (!plan) throw new Problem('record-not-found');
  return plan;
}
