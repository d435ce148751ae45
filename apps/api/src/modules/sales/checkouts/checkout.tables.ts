import { paymentMethodKinds } from '@souk/contract/modules/payments/methods';
import { checkoutStates } from '@souk/contract/modules/sales/checkouts';
import { currencies } from '@souk/contract/shared/values';
import { char, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { salesSchema } from '../sales/sale.tables.ts';

export const checkouts = salesSchema.table('checkouts', {
  id: identityId(),
  /** The trade's noun behind its sales. */
  kind: text().notNull(),
  buyerId: bigId().notNull(),
  state: text({ enum: checkoutStates }).notNull(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  totalCents: bigId().notNull(),
  paymentMethod: text({ enum: paymentMethodKinds }),
  note: text(),
  /** Its claims are held until then. */
  expiresAt: moment().notNull(),
  paidAt: moment(),
  createdAt: createdAt(),
});
export type CheckoutRow = typeof checkouts.$inferSelect;
