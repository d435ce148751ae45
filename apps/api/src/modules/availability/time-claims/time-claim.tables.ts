import { customType, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { availability } from '../stocks/stock.tables.ts';

const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

export const timeClaims = availability.table('time_claims', {
  id: identityId(),
  resourceId: bigId().notNull(),
  /** From its first moment to the first moment after it. */
  during: tstzrange().notNull(),
  state: text({ enum: ['held', 'booked', 'blocked', 'released'] }).notNull(),
  forKind: text().notNull(),
  forId: bigId().notNull(),
  expiresAt: moment(),
  createdAt: createdAt(),
});
export type TimeClaimRow = typeof timeClaims.$inferSelect;
