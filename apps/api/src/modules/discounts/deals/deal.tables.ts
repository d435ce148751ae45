import { dealStates } from '@souk/contract/modules/discounts/deals';
import { smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { discounts } from '../promotions/promotion.tables.ts';

export const deals = discounts.table('deals', {
  id: identityId(),
  /** What it is on, a thing of the kind's own trade. */
  subjectKind: text().notNull(),
  subjectId: bigId().notNull(),
  sellerId: bigId().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  /** Off every price of the thing; otherwise each of them is `dealCents`. */
  percent: smallint(),
  dealCents: bigId(),
  startsAt: moment().notNull(),
  endsAt: moment().notNull(),
  state: text({ enum: dealStates }).notNull(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type DealRow = typeof deals.$inferSelect;
