import { bigint, boolean, integer, text } from 'drizzle-orm/pg-core';
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
  /** Stays the same when the shop saves its postage again under the same name. */
  id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
  businessId: bigId().notNull(),
  position: integer().notNull(),
  name: text().notNull(),
  /** For a method with bands, the lowest price in them. */
  priceCents: bigId().notNull(),
  days: integer().notNull(),
});
export type PostageMethodRow = typeof postageMethods.$inferSelect;

export const postageBands = sellers.table('postage_bands', {
  businessId: bigId().notNull(),
  methodPosition: integer().notNull(),
  /** The heaviest parcel of the band. */
  upToGrams: integer().notNull(),
  localCents: bigId(),
  stateCents: bigId(),
  interstateCents: bigId(),
  remoteCents: bigId(),
});
export type PostageBandRow = typeof postageBands.$inferSelect;
