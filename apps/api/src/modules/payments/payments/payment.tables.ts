import { paymentMethodKinds } from '@souk/contract/modules/payments/methods';
import { failures, paymentStates } from '@souk/contract/modules/payments/payments';
import { currencies } from '@souk/contract/shared/values';
import { boolean, char, jsonb, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { payments as schema } from '../ledger/journal.tables.ts';
import type { ChargeRequest } from '../providers/provider.ts';

export const payments = schema.table('payments', {
  id: identityId(),
  number: text().notNull(),
  payerId: bigId().notNull(),
  subjectKind: text().notNull(),
  subjectId: bigId().notNull(),
  purpose: text().notNull(),
  description: text().notNull(),
  cents: bigId().notNull(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  state: text({ enum: paymentStates }).notNull(),
  method: text({ enum: paymentMethodKinds }),
  provider: text(),
  providerRef: text(),
  source: jsonb().$type<ChargeRequest['source']>(),
  returnPath: text(),
  isPayerAway: boolean().notNull().default(false),
  actionUrl: text(),
  failure: text({ enum: failures }),
  refundedCents: bigId().notNull().default(0),
  /** Captured with the authorisation, or later by `capturePayment`. */
  capture: text({ enum: ['at-once', 'later'] })
    .notNull()
    .default('at-once'),
  /** What the payer's bank has reserved; `cents` of it are taken by the capture. */
  authorisedCents: bigId(),
  authorisedUntil: moment(),
  /** What to take of it, once that is decided. */
  captureCents: bigId(),
  isSurplus: boolean().notNull().default(false),
  createdAt: createdAt(),
  paidAt: moment(),
});
export type PaymentRow = typeof payments.$inferSelect;
