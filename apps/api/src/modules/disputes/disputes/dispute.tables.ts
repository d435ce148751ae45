import { disputeDecisions, disputeStates } from '@souk/contract/modules/disputes/disputes';
import { currencies } from '@souk/contract/shared/values';
import { char, pgSchema, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';

export const disputesSchema = pgSchema('disputes');

export const disputes = disputesSchema.table('disputes', {
  id: identityId(),
  subjectKind: text().notNull(),
  subjectId: bigId().notNull(),
  title: text().notNull(),
  customerPath: text().notNull(),
  sellerPath: text().notNull(),
  customerId: bigId().notNull(),
  sellerId: bigId().notNull(),
  reason: text().notNull(),
  /** The disputed line of the subject; null if it is about all of it. */
  lineId: bigId(),
  /** The most that the customer may get back. */
  cents: bigId().notNull(),
  /** What is left of the subject's whole price; the final amount once it is closed. */
  wholeCents: bigId().notNull(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  state: text({ enum: disputeStates }).notNull(),
  sellerAnswersUntil: moment(),
  refundProposedAt: moment(),
  decision: text({ enum: disputeDecisions }),
  refundCents: bigId(),
  decisionNote: text(),
  decidedBy: bigId(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
  closedAt: moment(),
});
export type DisputeRow = typeof disputes.$inferSelect;
