import { currencies } from '@souk/contract/shared/values';
import { char, jsonb, pgSchema, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import type { Agreement } from '../../payments/index.ts';
import type { CancellationPolicy } from '../cancellations/cancellation.rules.ts';
import type { PaymentPlan } from '../plans/plan.rules.ts';

export const salesSchema = pgSchema('sales');

/** Charged in addition to the lines: delivery, a booking fee. */
export interface Extra {
  description: string;
  cents: number;
}

export const sales = salesSchema.table('sales', {
  id: identityId(),
  /** The trade's noun; its row there has the same id. */
  kind: text().notNull(),
  checkoutId: bigId().notNull(),
  buyerId: bigId().notNull(),
  sellerId: bigId().notNull(),
  /** Its title: `Order 7KHT2M`. */
  title: text().notNull(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  subTotalCents: bigId().notNull(),
  discountCents: bigId().notNull().default(0),
  extraCents: bigId().notNull().default(0),
  extras: jsonb().$type<Extra[]>().notNull().default([]),
  gstCents: bigId().notNull(),
  totalCents: bigId().notNull(),
  refundedCents: bigId().notNull().default(0),
  /** Never to be paid: dropped instalments, and what was authorised but not captured. */
  waivedCents: bigId().notNull().default(0),
  /** How it is paid; null if its checkout pays it in full. */
  plan: jsonb().$type<PaymentPlan>(),
  /** Its cancellation policy; null if the trade has its own rule. */
  cancellation: jsonb().$type<CancellationPolicy>(),
  /** The house's commission, agreed once for all its instalments. */
  commission: jsonb().$type<Agreement>(),
  /** When what was bought starts. */
  startsAt: moment(),
  cancelledAt: moment(),
  /** Open returns: until they end, nothing is completed or paid out. */
  openReturns: smallint().notNull().default(0),
  /** The buyer has what was bought; from then on both sides may review. */
  receivedAt: moment(),
  /** Completed. */
  completedAt: moment(),
  createdAt: createdAt(),
});
export type SaleRow = typeof sales.$inferSelect;
