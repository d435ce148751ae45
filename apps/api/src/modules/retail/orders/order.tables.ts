import type { OrderAddress } from '@souk/contract/modules/retail/checkouts';
import { orderStates } from '@souk/contract/modules/retail/orders';
import { currencies } from '@souk/contract/shared/values';
import { boolean, char, jsonb, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { retail } from '../products/product.tables.ts';

/** How the buyer wanted to get it, as it was on the day. */
export interface OrderDelivery {
  method: string;
  name: string;
  isPickup: boolean;
  days: number | null;
  dispatchDays: number | null;
}

export const orders = retail.table('orders', {
  id: identityId(),
  number: text().notNull(),
  checkoutId: bigId().notNull(),
  buyerId: bigId().notNull(),
  sellerId: bigId().notNull(),
  state: text({ enum: orderStates }).notNull(),
  stateBeforeDispute: text({ enum: ['placed', 'confirmed', 'shipped', 'delivered'] }),
  currency: char({ length: 3, enum: currencies }).notNull(),
  subTotalCents: bigId().notNull(),
  discountCents: bigId().notNull().default(0),
  postageCents: bigId().notNull(),
  gstCents: bigId().notNull(),
  totalCents: bigId().notNull(),
  refundedCents: bigId().notNull().default(0),
  promoCodeId: bigId(),
  promoCode: text(),
  address: jsonb().$type<OrderAddress>().notNull(),
  delivery: jsonb().$type<OrderDelivery>().notNull(),
  buyerName: text().notNull(),
  sellerName: text().notNull(),
  note: text(),
  cancelReason: text(),
  /** When time moves it on; null where it waits for a person. */
  dueAt: moment(),
  createdAt: createdAt(),
  placedAt: moment(),
  confirmedAt: moment(),
  shippedAt: moment(),
  deliveredAt: moment(),
  completedAt: moment(),
  cancelledAt: moment(),
});
export type OrderRow = typeof orders.$inferSelect;

export const orderLines = retail.table('order_lines', {
  id: identityId(),
  orderId: bigId().notNull(),
  productId: bigId().notNull(),
  variantId: bigId().notNull(),
  stockId: bigId().notNull(),
  categoryId: bigId().notNull(),
  title: text().notNull(),
  options: jsonb().$type<Record<string, string>>().notNull(),
  sku: text(),
  image: text(),
  unitCents: bigId().notNull(),
  quantity: smallint().notNull(),
  discountCents: bigId().notNull().default(0),
  /** What is paid for it: unit price by quantity, less the discount. */
  totalCents: bigId().notNull(),
  gstCents: bigId().notNull(),
  isGstFree: boolean().notNull(),
  refundedCents: bigId().notNull().default(0),
  shippedQuantity: smallint().notNull().default(0),
  /** On its way back or back already. */
  returnedQuantity: smallint().notNull().default(0),
  cancelledAt: moment(),
});
export type OrderLineRow = typeof orderLines.$inferSelect;
