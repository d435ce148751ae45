import { asc } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { type CommissionRuleRow, commissionRules } from './commission-rule.tables.ts';

/** All rules, in the order in which they are tried. */
export const listCommissionRules = (reader: Reader): Promise<CommissionRuleRow[]> =>
  reader.select().from(commissionRules).orderBy(asc(commissionRules.position));
