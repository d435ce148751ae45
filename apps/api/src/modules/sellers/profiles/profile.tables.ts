import { sellerTypes } from '@souk/contract/shared/seller-types';
import type { GeoAddress } from '@souk/contract/shared/values';
import { boolean, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';

export const sellers = pgSchema('sellers');

export const businessProfiles = sellers.table('business_profiles', {
  id: identityId(),
  userId: bigId().notNull(),
  businessName: text().notNull(),
  slug: text().notNull(),
  module: text({ enum: ['retail', 'booking', 'classified'] }).notNull(),
  sellerType: text({ enum: sellerTypes }).notNull(),
  categoryId: bigId(),
  logoFileId: bigId(),
  description: text(),
  website: text(),
  abn: text(),
  isGstRegistered: boolean().notNull().default(false),
  contactName: text(),
  countryCode: text(),
  phone: text(),
  address: jsonb().$type<GeoAddress>(),
  /** The owner's choice; by default the type of business decides. */
  showsStreet: boolean(),
  serviceRadiusKm: integer(),
  hasDelivery: boolean().notNull().default(false),
  hasPickup: boolean().notNull().default(false),
  deliveryFeeCents: bigId(),
  minOrderCents: bigId(),
  prepMinutes: integer(),
  leadMessage: text(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type BusinessRow = typeof businessProfiles.$inferSelect;

export const businessSubCategories = sellers.table('business_sub_categories', {
  businessId: bigId().notNull(),
  categoryId: bigId().notNull(),
});

export const openingHours = sellers.table('opening_hours', {
  businessId: bigId().notNull(),
  weekday: integer().notNull(),
  opensMinute: integer().notNull(),
  closesMinute: integer().notNull(),
});
export type OpeningHourRow = typeof openingHours.$inferSelect;
