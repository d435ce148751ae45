import { sellerTypes } from '@souk/contract/shared/seller-types';
import { integer, numeric, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';
import { payments } from '../ledger/journal.tables.ts';

export const commissionRules = payments.table('commission_rules', {
  id: identityId(),
  position: integer().notNull(),
  sellerId: bigId(),
  sellerType: text({ enum: sellerTypes }),
  categoryId: bigId(),
  percent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  fixedCents: bigId().notNull().default(0),
  capCents: bigId(),
  createdAt: createdAt(),
});
export type CommissionRuleRow = typeof commissionRules.$inferSelect;
