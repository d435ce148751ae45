import { planPeriods } from '@souk/contract/modules/promotions/plans';
import { subscriptionStates } from '@souk/contract/modules/promotions/subscriptions';
import { currencies } from '@souk/contract/shared/values';
import { boolean, char, integer, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { promotionsSchema } from '../plans/plan.tables.ts';

export const subscriptions = promotionsSchema.table('subscriptions', {
  id: identityId(),
  userId: bigId().notNull(),
  planId: bigId().notNull(),
  nextPlanId: bigId(),
  state: text({ enum: subscriptionStates }).notNull(),
  periodId: bigId(),
  startsAt: moment(),
  endsAt: moment(),
  isEnding: boolean().notNull().default(false),
  retries: smallint().notNull().default(0),
  nextRetryAt: moment(),
  createdAt: createdAt(),
  closedAt: moment(),
});
export type SubscriptionRow = typeof subscriptions.$inferSelect;

export const periods = promotionsSchema.table('periods', {
  id: identityId(),
  subscriptionId: bigId().notNull(),
  planId: bigId().notNull(),
  kind: text({ enum: ['first', 'upgrade', 'renewal'] }).notNull(),
  state: text({ enum: ['awaiting', 'paid', 'void'] }).notNull(),
  cents: bigId().notNull(),
  creditCents: bigId().notNull().default(0),
  currency: char({ length: 3, enum: currencies }).notNull(),
  period: text({ enum: planPeriods }).notNull(),
  adLimit: integer(),
  premiumBoosts: integer().notNull(),
  featuredBoosts: integer().notNull(),
  startsAt: moment(),
  endsAt: moment(),
  createdAt: createdAt(),
});
export type PeriodRow = typeof periods.$inferSelect;
