import { paymentMethodKinds } from '@souk/contract/modules/payments/methods';
import { checkoutStates } from '@souk/contract/modules/retail/checkouts';
import { currencies } from '@souk/contract/shared/values';
import { char, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { retail } from '../products/product.tables.ts';

export const checkouts = retail.table('checkouts', {
  id: identityId(),
  buyerId: bigId().notNull(),
  state: text({ enum: checkoutStates }).notNull(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  totalCents: bigId().notNull(),
  paymentMethod: text({ enum: paymentMethodKinds }),
  note: text(),
  /** The stock is held until then. */
  expiresAt: moment().notNull(),
  paidAt: moment(),
  createdAt: createdAt(),
});
export type CheckoutRow = typeof checkouts.$inferSelect;
