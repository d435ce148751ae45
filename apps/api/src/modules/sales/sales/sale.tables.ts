import { currencies } from '@souk/contract/shared/values';
import { char, jsonb, pgSchema, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import type { Agreement } from '../../payments/index.ts';
import type { CancellationPolicy } from '../cancellations/cancellation.rules.ts';
import type { PaymentPlan } from '../plans/plan.rules.ts';

export const salesSchema = pgSchema('sales');

/** What is charged besides the lines: a delivery, a booking fee. */
export interface Extra {
  description: string;
  cents: number;
}

export const sales = salesSchema.table('sales', {
  id: identityId(),
  /** The trade's own noun; its row there has the same id. */
  kind: text().notNull(),
  checkoutId: bigId().notNull(),
  buyerId: bigId().notNull(),
  sellerId: bigId().notNull(),
  /** What it is called: `Order 7KHT2M`. */
  title: text().notNull(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  subTotalCents: bigId().notNull(),
  discountCents: bigId().notNull().default(0),
  extraCents: bigId().notNull().default(0),
  extras: jsonb().$type<Extra[]>().notNull().default([]),
  gstCents: bigId().notNull(),
  totalCents: bigId().notNull(),
  refundedCents: bigId().notNull().default(0),
  /** Never to be paid: dropped instalments, and what was authorised and not taken. */
  waivedCents: bigId().notNull().default(0),
  /** How it is paid; null where its checkout pays it in one. */
  plan: jsonb().$type<PaymentPlan>(),
  /** What cancelling it costs; null where the trade has its own rule. */
  cancellation: jsonb().$type<CancellationPolicy>(),
  /** What the house earns of it, agreed once for all its instalments. */
  commission: jsonb().$type<Agreement>(),
  /** When what was bought begins. */
  startsAt: moment(),
  cancelledAt: moment(),
  /** Returns that are asked for and not ended: until then nothing is completed or paid out. */
  openReturns: smallint().notNull().default(0),
  /** The buyer has what was bought; from then on both sides may review. */
  receivedAt: moment(),
  /** Over as it should be. */
  completedAt: moment(),
  createdAt: createdAt(),
});
export type SaleRow = typeof sales.$inferSelect;
