import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { idsNamed, keepQuery } from '../../../platform/db/keep-query.ts';
import { stocks } from '../../availability/index.ts';
import { deals } from '../../discounts/index.ts';
import { products } from '../products/product.tables.ts';
import { isRunning, ownImages, sellableColumns, toSellable } from '../variants/sellable.queries.ts';
import { variants } from '../variants/variant.tables.ts';
import {
  type CartLine,
  type CartRow,
  cartLines,
  cartPostages,
  carts,
  type PostageTerms,
} from './cart.tables.ts';
import { buyerIn, type CartOwner } from './cart-owner.ts';
import { asCarted, type CartVariant } from './cart-variant.queries.ts';

/** A cart with all that lies in it. */
export interface CartContents {
  cart: CartRow;
  /** In the order in which they came. */
  lines: CartLine[];
  /** Seller → how they posted when the buyer last saw it. */
  seen: Map<number, PostageTerms>;
  /** What the lines are of, as it is sold now to the cart's owner, and what else was asked for. */
  variants: Map<number, CartVariant>;
}

/** Variants that lie in the cart, and those that were named. */
const among = sql`(select line.variant_id from ${cartLines} line where line.cart_id = ${carts.id}
  union select unnest(${idsNamed('variantIds')})) among`;

/** Carts, lines and what they are of by one wide query, which takes long to compose. */
const contentsBy = (column: PgColumn) =>
  keepQuery((reader) =>
    reader
      .select({
        cart: getTableColumns(carts),
        line: getTableColumns(cartLines),
        terms: cartPostages.terms,
        ...sellableColumns,
      })
      .from(carts)
      .leftJoinLateral(among, sql`true`)
      .leftJoin(variants, eq(variants.id, sql`among.variant_id`))
      .leftJoin(cartLines, and(eq(cartLines.cartId, carts.id), eq(cartLines.variantId, variants.id)))
      .leftJoin(products, eq(products.id, variants.productId))
      .leftJoin(stocks, eq(stocks.id, variants.stockId))
      .leftJoin(deals, isRunning)
      .leftJoin(ownImages, eq(ownImages.id, variants.imageId))
      .leftJoin(
        cartPostages,
        and(eq(cartPostages.cartId, carts.id), eq(cartPostages.sellerId, variants.sellerId)),
      )
      .where(eq(column, sql.placeholder('key')))
      .orderBy(asc(cartLines.id)),
  );

const contentsByUser = contentsBy(carts.userId);
const contentsByToken = contentsBy(carts.tokenDigest);

interface Asked {
  key: number | string;
  buyerId: number | undefined;
  variantIds: readonly number[];
}

const keyOf = (owner: CartOwner) => ('userId' in owner ? owner.userId : owner.tokenDigest);

async function contentsWhere(
  query: ReturnType<typeof contentsByUser>,
  { key, buyerId, variantIds }: Asked,
): Promise<CartContents | undefined> {
  const now = clock.now();
  const rows = await query.execute({ key, buyerId: buyerId ?? null, variantIds: [...variantIds], now });
  const [first] = rows;
  if (!first) return undefined;
  const contents: CartContents = { cart: first.cart, lines: [], seen: new Map(), variants: new Map() };
  for (const { line, terms, variant, product, onHand, held, deal, ownHeld, imagePath } of rows) {
    if (!variant || !product || onHand === null || held === null) continue;
    const sellable = toSellable({ variant, product, onHand, held, deal, ownHeld, imagePath }, now);
    contents.variants.set(variant.id, asCarted(sellable));
    if (line) contents.lines.push(line);
    if (line && terms) contents.seen.set(variant.sellerId, terms);
  }
  return contents;
}

/** The owner's cart and what lies in it, by one statement; these variants are answered besides. */
export function findContents(
  reader: Reader,
  owner: CartOwner,
  variantIds: readonly number[] = [],
): Promise<CartContents | undefined> {
  const key = keyOf(owner);
  const query = 'userId' in owner ? contentsByUser : contentsByToken;
  return contentsWhere(query(reader), { key, buyerId: buyerIn(owner), variantIds });
}

/** The same of a cart that stands there. */
export async function getContents(
  reader: Reader,
  owner: CartOwner,
  variantIds: readonly number[] = [],
): Promise<CartContents> {
  const contents = await findContents(reader, owner, variantIds);
  if (!contents) throw new Error('a cart that is locked was not found');
  return contents;
}

const key = sql.placeholder('key');
const now = sql.placeholder('now');

/** Locks a cart, creating it if needed, and records its use. */
const lockBy = (column: 'userId' | 'tokenDigest') =>
  keepQuery((reader) =>
    reader
      .insert(carts)
      .values({ [column]: key, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: carts[column], set: { updatedAt: sql`${now}` } }),
  );

const lockByUser = lockBy('userId');
const lockByToken = lockBy('tokenDigest');

/** Locks the owner's cart, creating it if needed, and then reads what lies in it; both are asked in one go. */
export async function lockContents(
  tx: Tx,
  owner: CartOwner,
  variantIds: readonly number[],
): Promise<CartContents> {
  const lock = 'userId' in owner ? lockByUser : lockByToken;
  const locked = lock(tx).execute({ key: keyOf(owner), now: clock.now() });
  const [, contents] = await Promise.all([locked, getContents(tx, owner, variantIds)]);
  return contents;
}
