import type { ProductMove } from '@souk/contract/modules/retail/products';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { keepQuery } from '../../../platform/db/keep-query.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import { productLife } from './product.life.ts';
import { type ProductRow, products } from './product.tables.ts';

const productById = keepQuery((reader) =>
  reader
    .select()
    .from(products)
    .where(eq(products.id, sql.placeholder('productId'))),
);

/** The product in any state; the policy decides what the caller may see of it. */
export async function getProduct(reader: Reader, productId: number): Promise<ProductRow> {
  const [product] = await productById(reader).execute({ productId });
  if (!product) throw new Problem('record-not-found');
  return product;
}

/** Locks the product until the transaction ends; its variants, prices and deals change under this lock only. */
export async function lockProduct(tx: Tx, productId: number): Promise<ProductRow> {
  const [product] = await tx.select().from(products).where(eq(products.id, productId)).for('no key update');
  if (!product) throw new Problem('record-not-found');
  return product;
}

/** Locks products in the order of their ids, so that there is no deadlock. */
export const lockProducts = (tx: Tx, ids: readonly number[]): Promise<ProductRow[]> =>
  tx
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update');

/** Locks all products of a seller, in the order of their ids. */
export const lockProductsOf = (tx: Tx, sellerId: number): Promise<ProductRow[]> =>
  tx
    .select()
    .from(products)
    .where(eq(products.sellerId, sellerId))
    .orderBy(asc(products.id))
    .for('no key update');

export const listProductsById = async (reader: Reader, ids: readonly number[]): Promise<ProductRow[]> =>
  ids.length === 0
    ? []
    : reader
        .select()
        .from(products)
        .where(inArray(products.id, [...ids]));

/** Products that wait for approval, the longest waiting first. */
export const listWaitingProducts = (reader: Reader, limit = 50, offset = 0): Promise<ProductRow[]> =>
  reader
    .select()
    .from(products)
    .where(eq(products.state, 'pending'))
    .orderBy(asc(products.updatedAt), asc(products.id))
    .limit(limit)
    .offset(offset);

export const countWaitingProducts = (reader: Reader): Promise<number> =>
  reader.$count(products, eq(products.state, 'pending'));

/** Products that count towards the shop's limit. */
export const countActive = (reader: Reader, sellerId: number, besidesId = 0): Promise<number> =>
  reader.$count(
    products,
    and(
      eq(products.sellerId, sellerId),
      inArray(products.state, ['pending', 'approved']),
      ne(products.id, besidesId),
    ),
  );

/** The same, one submission at a time, so that two cannot pass the limit together. */
export async function countActiveLocked(tx: Tx, sellerId: number, besidesId: number): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(7214019, (${sellerId}::bigint % 2147483647)::int)`);
  return countActive(tx, sellerId, besidesId);
}

export async function insertProduct(
  tx: Tx,
  fresh: Omit<typeof products.$inferInsert, 'state'>,
): Promise<ProductRow> {
  const [product] = await tx
    .insert(products)
    .values({ ...fresh, state: productLife.first })
    .returning();
  if (!product) throw new Error('the product was not written');
  await recordMove(tx, productLife, {
    subjectId: product.id,
    move: 'create',
    from: null,
    to: product.state,
    by: 'owner',
    byUserId: product.sellerId,
  });
  return product;
}

type ProductChanges = Partial<Omit<typeof products.$inferInsert, 'state'>>;

/** Writes fields that the life does not depend on. */
export async function changeProduct(
  tx: Tx,
  product: Pick<ProductRow, 'id'>,
  changes: ProductChanges,
): Promise<ProductRow> {
  const [changed] = await tx
    .update(products)
    .set({ ...changes, updatedAt: clock.now() })
    .where(eq(products.id, product.id))
    .returning();
  if (!changed) throw new Error('the product was not changed');
  return changed;
}

interface Moved {
  move: ProductMove;
  /** Role in the life. */
  by: string;
  byUserId?: number | undefined;
  reason?: string | undefined;
  changes?: ProductChanges | undefined;
}

/** Moves the product or throws the life's refusal: the only writer of its state. */
export async function moveProduct(
  tx: Tx,
  product: ProductRow,
  { move, by, byUserId, reason, changes }: Moved,
): Promise<ProductRow> {
  const state = productLife.next(product.state, move, by);
  const [moved] = await tx
    .update(products)
    .set({ ...changes, state, updatedAt: clock.now() })
    .where(eq(products.id, product.id))
    .returning();
  if (!moved) throw new Error('the product was not moved');
  await recordMove(tx, productLife, {
    subjectId: product.id,
    move,
    from: product.state,
    to: state,
    by,
    byUserId: byUserId ?? null,
    reason,
  });
  return moved;
}
