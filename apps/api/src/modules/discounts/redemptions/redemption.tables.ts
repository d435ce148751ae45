import { primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, moment } from '../../../platform/platform.tables.ts';
import { discounts } from '../promotions/promotion.tables.ts';

export const redemptions = discounts.table(
  'redemptions',
  {
    /** What was sold with it: a booking, an order. */
    subjectKind: text().notNull(),
    subjectId: bigId().notNull(),
    promotionId: bigId().notNull(),
    /** Null for somebody without an account. */
    customerId: bigId(),
    cents: bigId().notNull(),
    takenAt: createdAt(),
    givenBackAt: moment(),
  },
  (redemption) => [primaryKey({ columns: [redemption.subjectKind, redemption.subjectId] })],
);
