import type { SellerType } from '@souk/contract/shared/seller-types';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type PlanRow, plans } from './plan.tables.ts';

const inOrder = [asc(plans.position), asc(plans.id)];
const isFor = (sellerType: SellerType) => sql`${sellerType} = any(${plans.sellerTypes})`;

/** The plans on offer, to this kind of seller if one is named; there are only a few. */
export const listOffered = (reader: Reader, sellerType: SellerType | undefined): Promise<PlanRow[]> =>
  reader
    .select()
    .from(plans)
    .where(and(eq(plans.isActive, true), sellerType ? isFor(sellerType) : undefined))
    .orderBy(...inOrder);

export const listPlans = (reader: Reader): Promise<PlanRow[]> =>
  reader
    .select()
    .from(plans)
    .orderBy(...inOrder);

export async function getPlan(reader: Reader, planId: number): Promise<PlanRow> {
  const [plan] = await reader.select().from(plans).where(eq(plans.id, planId));
  if (!plan) throw new Problem('record-not-found');
  return plan;
}

/** A plan that this kind of seller can choose now. */
export async function getOffered(reader: Reader, planId: number, sellerType: SellerType): Promise<PlanRow> {
  const [plan] = await reader
    .select()
    .from(plans)
    .where(and(eq(plans.id, planId), eq(plans.isActive, true), isFor(sellerType)));
  if (!plan) throw new Problem('record-not-found');
  return plan;
}

/** The plan that everybody without a subscription has. */
export async function findFreePlan(reader: Reader): Promise<PlanRow | undefined> {
  const [plan] = await reader.select().from(plans).where(eq(plans.cents, 0));
  return plan;
}

export async function findPlans(reader: Reader, ids: readonly number[]): Promise<Map<number, PlanRow>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(plans)
    .where(inArray(plans.id, [...new Set(ids)]));
  return new Map(rows.map((plan) => [plan.id, plan]));
}
