import { productReportStates } from '@souk/contract/modules/retail/reports';
import { text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { retail } from '../products/product.tables.ts';

export const productReports = retail.table('product_reports', {
  id: identityId(),
  productId: bigId().notNull(),
  reporterId: bigId().notNull(),
  reason: text().notNull(),
  comment: text(),
  state: text({ enum: productReportStates }).notNull(),
  createdAt: createdAt(),
  closedAt: moment(),
});
export type ProductReportRow = typeof productReports.$inferSelect;
