import { planPeriods } from '@souk/contract/modules/promotions/plans';
import { type SellerType, sellerTypes } from '@souk/contract/shared/seller-types';
import { currencies } from '@souk/contract/shared/values';
import { boolean, char, integer, pgSchema, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';

export const promotionsSchema = pgSchema('promotions');

export const plans = promotionsSchema.table('plans', {
  id: identityId(),
  name: text().notNull(),
  sellerTypes: text({ enum: sellerTypes }).array().$type<SellerType[]>().notNull(),
  cents: bigId().notNull(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  period: text({ enum: planPeriods }).notNull(),
  adLimit: integer(),
  premiumBoosts: integer().notNull().default(0),
  featuredBoosts: integer().notNull().default(0),
  features: text().array().notNull().default([]),
  position: integer().notNull(),
  isActive: boolean().notNull(),
  createdAt: createdAt(),
});
export type PlanRow = typeof plans.$inferSelect;
