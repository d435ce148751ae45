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
  /** What is to be taken of it when its payment is captured. */
  captureCents: bigId(),
  refundedCents: bigId().notNull().default(0),
  commissionCents: bigId().notNull().default(0),
  commissionGstCents: bigId().notNull().default(0),
  commissionBasis: jsonb().$type<AgreedItem[]>().notNull().default([]),
  /** The rate of GST that it was sold at, kept once it is paid. */
  gstPercent: doublePrecision(),
  earnedCents: bigId().notNull().default(0),
  earnedGstCents: bigId().notNull().default(0),
  heldAt: moment(),
  releasedAt: moment(),
  /** Earned, and not paid out yet: goods of it may come back. */
  isPayoutStopped: boolean().notNull().default(false),
});
export type PartRow = typeof parts.$inferSelect;
