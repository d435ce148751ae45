import { boolean, jsonb, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';
import type { Postage, PostageEnd } from '../../sellers/index.ts';
import { retail } from '../products/product.tables.ts';

export const carts = retail.table('carts', {
  id: identityId(),
  /** Null for a visitor's cart, which is found by the digest of their token. */
  userId: bigId(),
  tokenDigest: text(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type CartRow = typeof carts.$inferSelect;

export const cartLines = retail.table('cart_lines', {
  id: identityId(),
  cartId: bigId().notNull(),
  variantId: bigId().notNull(),
  quantity: smallint().notNull(),
  /** The price when the buyer last saw and accepted it. */
  seenCents: bigId().notNull(),
  isSaved: boolean().notNull().default(false),
  addedAt: createdAt(),
});
export type CartLineRow = typeof cartLines.$inferSelect;
/** A line as it lies in its cart, written already or not. */
export type CartLine = Omit<CartLineRow, 'id'>;

/** A seller's postage, and the products that override it: product → cents. */
export interface PostageTerms {
  place: PostageEnd | null;
  postage: Postage | null;
  own: Readonly<Record<string, number | null>>;
}

/** A seller's postage when the buyer last saw and accepted it. */
export const cartPostages = retail.table('cart_postages', {
  cartId: bigId().notNull(),
  sellerId: bigId().notNull(),
  terms: jsonb().$type<PostageTerms>().notNull(),
});
