import { paymentMethodKinds } from '@souk/contract/modules/payments/methods';
import { boolean, text } from 'drizzle-orm/pg-core';
import { clock } from '../../../platform/clock.ts';
import { bigId, createdAt, moment } from '../../../platform/platform.tables.ts';
import { payments } from '../ledger/journal.tables.ts';

/** A seller's account with a provider, which receives their payouts. */
export const payoutAccounts = payments.table('payout_accounts', {
  sellerId: bigId().notNull(),
  provider: text().notNull(),
  accountRef: text().notNull(),
  method: text({ enum: paymentMethodKinds }).notNull(),
  mayCharge: boolean().notNull().default(false),
  mayBePaidOut: boolean().notNull().default(false),
  requirements: text().array().notNull().default([]),
  isChosen: boolean().notNull().default(false),
  accountHolder: text(),
  bsbMask: text(),
  numberMask: text(),
  emailMask: text(),
  connectingUntil: moment(),
  createdAt: createdAt(),
  updatedAt: moment().notNull().$defaultFn(clock.now),
});
export type PayoutAccountRow = typeof payoutAccounts.$inferSelect;
