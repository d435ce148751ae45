import { returnReasons, returnStates } from '@souk/contract/modules/retail/returns';
import { currencies } from '@souk/contract/shared/values';
import { boolean, char, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { retail } from '../products/product.tables.ts';

export const returns = retail.table('returns', {
  id: identityId(),
  orderId: bigId().notNull(),
  buyerId: bigId().notNull(),
  sellerId: bigId().notNull(),
  state: text({ enum: returnStates }).notNull(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  reason: text({ enum: returnReasons }).notNull(),
  comment: text(),
  images: jsonb().$type<{ fileId: number }[]>().notNull().default([]),
  answer: text(),
  carrier: text(),
  trackingNumber: text(),
  isSellable: boolean(),
  refundCents: bigId().notNull(),
  dueAt: moment(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type ReturnRow = typeof returns.$inferSelect;

export const returnLines = retail.table(
  'return_lines',
  {
    returnId: bigId().notNull(),
    lineId: bigId().notNull(),
    quantity: smallint().notNull(),
    /** The refund for it. */
    cents: bigId().notNull(),
  },
  (line) => [primaryKey({ columns: [line.returnId, line.lineId] })],
);
export type ReturnLineRow = typeof returnLines.$inferSelect;
