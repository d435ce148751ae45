import { currencies, type Subject } from '@souk/contract/shared/values';
import { boolean, char, integer, jsonb, pgSchema, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';

export const discounts = pgSchema('discounts');

export const promotions = discounts.table('promotions', {
  id: identityId(),
  sellerId: bigId().notNull(),
  /** On which of their seller's two lists it is. */
  noun: text({ enum: ['promotion', 'special-offer'] })
    .notNull()
    .default('promotion'),
  title: text().notNull(),
  description: text().notNull().default(''),
  /** Null: it applies without being asked for. */
  code: text(),
  /** Either a percentage or an amount. */
  percent: smallint(),
  amountCents: bigId(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  /** What it is for; empty for everything. */
  subjects: jsonb().$type<Subject[]>().notNull().default([]),
  startsAt: moment().notNull(),
  endsAt: moment().notNull(),
  isFirstVisit: boolean().notNull().default(false),
  /** Days of the week at the seller's place on which what is sold begins; Monday is 1. */
  days: jsonb().$type<number[]>().notNull().default([]),
  fromMinute: smallint(),
  untilMinute: smallint(),
  leastCents: bigId(),
  usesMax: integer(),
  customerUsesMax: integer(),
  uses: integer().notNull().default(0),
  givenCents: bigId().notNull().default(0),
  imageFileId: bigId(),
  isActive: boolean().notNull().default(true),
  removedAt: moment(),
  createdAt: createdAt(),
});
export type PromotionRow = typeof promotions.$inferSelect;
export type PromotionNoun = PromotionRow['noun'];
