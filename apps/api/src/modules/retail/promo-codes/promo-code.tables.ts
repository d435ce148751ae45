import { boolean, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { retail } from '../products/product.tables.ts';

export const promoCodes = retail.table('promo_codes', {
  id: identityId(),
  sellerId: bigId().notNull(),
  code: text().notNull(),
  /** Either a percentage or an amount. */
  percent: smallint(),
  amountCents: bigId(),
  minCents: bigId(),
  startsAt: moment().notNull(),
  endsAt: moment(),
  usesMax: integer(),
  uses: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
  removedAt: moment(),
  createdAt: createdAt(),
});
export type PromoCodeRow = typeof promoCodes.$inferSelect;

export const promoUses = retail.table(
  'promo_uses',
  {
    promoCodeId: bigId().notNull(),
    buyerId: bigId().notNull(),
    orderId: bigId().notNull(),
    usedAt: createdAt(),
  },
  (use) => [primaryKey({ columns: [use.promoCodeId, use.buyerId] })],
);
