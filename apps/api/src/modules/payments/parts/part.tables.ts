import { boolean, doublePrecision, jsonb, text } from 'drizzle-orm/pg-core';
import { bigId, identityId, moment } from '../../../platform/platform.tables.ts';
import type { AgreedItem } from '../commissions/agree-commission.ts';
import { payments } from '../ledger/journal.tables.ts';

export const parts = payments.table('parts', {
  id: identityId(),
  paymentId: bigId().notNull(),
  subjectKind: text().notNull(),
  subjectId: bigId().notNull(),
  sellerId: bigId(),
  description: text().notNull(),
  cents: bigId().notNull(),
  /** The amount to take when its payment is captured. */
  captureCents: bigId(),
  refundedCents: bigId().notNull().default(0),
  commissionCents: bigId().notNull().default(0),
  commissionGstCents: bigId().notNull().default(0),
  commissionBasis: jsonb().$type<AgreedItem[]>().notNull().default([]),
  /** The GST rate of the sale, kept once it is paid. */
  gstPercent: doublePrecision(),
  earnedCents: bigId().notNull().default(0),
  earnedGstCents: bigId().notNull().default(0),
  heldAt: moment(),
  releasedAt: moment(),
  /** Earned, but not paid out while goods of it may come back. */
  isPayoutStopped: boolean().notNull().default(false),
});
export type PartRow = typeof parts.$inferSelect;
