import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { users } from '../../identity/index.ts';
import { type CommissionRuleRow, commissionRules } from './commission-rule.tables.ts';

/** All rules, in the order in which they are tried. */
export const listCommissionRules = (reader: Reader): Promise<CommissionRuleRow[]> =>
  reader.select().from(commissionRules).orderBy(asc(commissionRules.position));

/** The same with the seller's type, in one statement. */
export async function listRulesFor(reader: Reader, sellerId: number) {
  const rows = await reader
    .select({ sellerType: users.sellerType, rule: getTableColumns(commissionRules) })
    .from(users)
    .leftJoin(commissionRules, sql`true`)
    .where(eq(users.id, sellerId))
    .orderBy(asc(commissionRules.position));
  const [first] = rows;
  if (!first) throw new Problem('user-not-found');
  return { sellerType: first.sellerType, rules: rows.flatMap(({ rule }) => rule ?? []) };
}
