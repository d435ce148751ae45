import { chargebackAnswers, chargebackStates } from '@souk/contract/modules/payments/chargebacks';
import { text } from 'drizzle-orm/pg-core';
import { bigId, identityId, moment } from '../../../platform/platform.tables.ts';
import { payments } from '../ledger/journal.tables.ts';

export const chargebacks = payments.table('chargebacks', {
  id: identityId(),
  paymentId: bigId().notNull(),
  providerRef: text().notNull(),
  cents: bigId().notNull(),
  /** The excess over what the payer is still owed: not booked before an admin has looked into it. */
  questionedCents: bigId().notNull().default(0),
  answer: text({ enum: chargebackAnswers }),
  answerNote: text(),
  answeredAt: moment(),
  state: text({ enum: chargebackStates }).notNull(),
  openedAt: moment().notNull(),
  closedAt: moment(),
});
export type ChargebackRow = typeof chargebacks.$inferSelect;

/** What a lost chargeback took from each part of its payment. */
export const chargebackShares = payments.table('chargeback_shares', {
  id: identityId(),
  chargebackId: bigId().notNull(),
  partId: bigId().notNull(),
  cents: bigId().notNull(),
  commissionCents: bigId().notNull(),
  commissionGstCents: bigId().notNull(),
});
export type ChargebackShareRow = typeof chargebackShares.$inferSelect;
