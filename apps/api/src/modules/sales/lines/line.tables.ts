import { boolean, jsonb, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, identityId, moment } from '../../../platform/platform.tables.ts';
import { salesSchema } from '../sales/sale.tables.ts';

export const lines = salesSchema.table('lines', {
  id: identityId(),
  saleId: bigId().notNull(),
  /** What the buyer may review: a product, a service. */
  subjectKind: text().notNull(),
  subjectId: bigId().notNull(),
  /** What exactly was bought: a variant, a session. */
  itemId: bigId().notNull(),
  /** The counted stock that it claims. */
  stockId: bigId(),
  categoryId: bigId(),
  title: text().notNull(),
  options: jsonb().$type<Record<string, string>>().notNull(),
  sku: text(),
  image: text(),
  unitCents: bigId().notNull(),
  quantity: smallint().notNull(),
  discountCents: bigId().notNull().default(0),
  /** What is paid for it: unit price times quantity, less the discount. */
  totalCents: bigId().notNull(),
  gstCents: bigId().notNull(),
  isGstFree: boolean().notNull(),
  refundedCents: bigId().notNull().default(0),
  /** Sent or carried out. */
  fulfilledQuantity: smallint().notNull().default(0),
  /** Part of a return that was requested and has not arrived. */
  returningQuantity: smallint().notNull().default(0),
  returnedQuantity: smallint().notNull().default(0),
  cancelledAt: moment(),
});
export type LineRow = typeof lines.$inferSelect;
/** A line of a sale that is about to be written. */
export type NewLine = Omit<typeof lines.$inferInsert, 'saleId'>;
