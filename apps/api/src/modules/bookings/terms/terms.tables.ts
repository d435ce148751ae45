import { cancellationNames, confirmations, paymentTimes } from '@souk/contract/modules/bookings/terms';
import { jsonb, pgSchema, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt } from '../../../platform/platform.tables.ts';
import type { CancellationStep } from '../../sales/index.ts';

export const bookingsSchema = pgSchema('bookings');

export const terms = bookingsSchema.table('terms', {
  sellerId: bigId().primaryKey(),
  payment: text({ enum: paymentTimes }).notNull(),
  depositPercent: smallint().notNull(),
  confirmation: text({ enum: confirmations }).notNull(),
  answerHours: smallint().notNull(),
  cancellation: text({ enum: cancellationNames }).notNull(),
  ownSteps: jsonb().$type<CancellationStep[]>().notNull().default([]),
  noShowPercent: smallint().notNull(),
  updatedAt: createdAt(),
});
export type TermsRow = typeof terms.$inferSelect;
