import { count, eq, max, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { findCategory } from '../../catalogue/index.ts';
import { findUser } from '../../identity/index.ts';
import { type CommissionRuleRow, commissionRules } from './commission-rule.tables.ts';

/** A rule without its position. */
export type RuleTerms = Pick<
  CommissionRuleRow,
  'sellerId' | 'sellerType' | 'categoryId' | 'percent' | 'fixedCents' | 'capCents'
>;

/** An advisory lock, so that the order changes once at a time; the number is arbitrary but fixed. */
const orderLock = 7_216_017;
const lockOrder = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${orderLock})`);

async function checkTerms(tx: Tx, { sellerId, categoryId }: RuleTerms): Promise<void> {
  if (sellerId !== null && !(await findUser(tx, sellerId)))
    throw fieldProblem('seller_id', 'There is no such seller.');
  if (categoryId !== null && !(await findCategory(tx, categoryId)))
    throw fieldProblem('category_id', 'Please select a valid option.');
}

export async function getRule(tx: Tx, ruleId: number): Promise<CommissionRuleRow> {
  const [rule] = await tx.select().from(commissionRules).where(eq(commissionRules.id, ruleId));
  if (!rule) throw new Problem('record-not-found');
  return rule;
}

/** Adds a rule at the end. */
export async function addRule(tx: Tx, terms: RuleTerms): Promise<CommissionRuleRow> {
  await checkTerms(tx, terms);
  await lockOrder(tx);
  const [last] = await tx.select({ position: max(commissionRules.position) }).from(commissionRules);
  const [rule] = await tx
    .insert(commissionRules)
    .values({ ...terms, position: (last?.position ?? 0) + 1 })
    .returning();
  if (!rule) throw new Error('the rule was not written');
  return rule;
}

/** Replaces a rule's terms; it keeps its position, and sales already made keep their terms. */
export async function changeRule(tx: Tx, ruleId: number, terms: RuleTerms): Promise<CommissionRuleRow> {
  await checkTerms(tx, terms);
  const [rule] = await tx
    .update(commissionRules)
    .set(terms)
    .where(eq(commissionRules.id, ruleId))
    .returning();
  if (!rule) throw new Problem('record-not-found');
  return rule;
}

export async function dropRule(tx: Tx, ruleId: number): Promise<void> {
  await lockOrder(tx);
  await tx.delete(commissionRules).where(eq(commissionRules.id, ruleId));
}

/** Reorders the rules; the list has to name each of them once. */
export async function orderRules(tx: Tx, ids: readonly number[]): Promise<void> {
  await lockOrder(tx);
  const [known] = await tx.select({ rules: count() }).from(commissionRules);
  const isWhole = new Set(ids).size === ids.length && known?.rules === ids.length;
  if (!isWhole) throw fieldProblem('ids', 'Please name every rule once.');
  // Positions are unique at every moment, so all rules first move out of the way.
  await tx.update(commissionRules).set({ position: sql`-${commissionRules.position}` });
  for (const [index, id] of ids.entries()) {
    const placed = await tx
      .update(commissionRules)
      .set({ position: index + 1 })
      .where(eq(commissionRules.id, id))
      .returning({ id: commissionRules.id });
    if (placed.length === 0) throw fieldProblem('ids', 'Please name every rule once.');
  }
}
