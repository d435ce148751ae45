import { dealStates } from '@souk/contract/modules/retail/deals';
import { smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { retail } from '../products/product.tables.ts';

export const deals = retail.table('deals', {
  id: identityId(),
  productId: bigId().notNull(),
  sellerId: bigId().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  /** Off every variant's price; otherwise each of them costs `dealCents`. */
  percent: smallint(),
  dealCents: bigId(),
  startsAt: moment().notNull(),
  endsAt: moment().notNull(),
  state: text({ enum: dealStates }).notNull(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type DealRow = typeof deals.$inferSelect;
