import { boolean, integer, text } from 'drizzle-orm/pg-core';
import { bigId } from '../../../platform/platform.tables.ts';
import { sellers } from '../profiles/profile.tables.ts';

export const postageDetails = sellers.table('postage_details', {
  businessId: bigId().primaryKey(),
  freeOverCents: bigId(),
  hasPickup: boolean().notNull(),
  dispatchDays: integer(),
});
export type PostageRow = typeof postageDetails.$inferSelect;

export const postageMethods = sellers.table('postage_methods', {
  businessId: bigId().notNull(),
  position: integer().notNull(),
  name: text().notNull(),
  priceCents: bigId().notNull(),
  days: integer().notNull(),
});
export type PostageMethodRow = typeof postageMethods.$inferSelect;
