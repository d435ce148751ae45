import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { idsNamed, keepQuery } from '../../../platform/db/keep-query.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import { type ProductMove, productLife } from './product.life.ts';
import { type ProductRow, products, productVersions } from './product.tables.ts';

const byGtin = keepQuery((reader) =>
  reader
    .select()
    .from(products)
    .where(eq(products.gtin, sql.placeholder('gtin'))),
);

const byId = keepQuery((reader) =>
  reader
    .select()
    .from(products)
    .where(eq(products.id, sql.placeholder('id'))),
);

/** The product in any state; the policy decides what the caller may see of it. */
export const findByGtin = async (reader: Reader, gtin: string): Promise<ProductRow | undefined> =>
  (await byGtin(reader).execute({ gtin }))[0];

export const findProduct = async (reader: Reader, id: number): Promise<ProductRow | undefined> =>
  (await byId(reader).execute({ id }))[0];

const byIds = keepQuery((reader) =>
  reader
    .select()
    .from(products)
    .where(sql`${products.id} = any(${idsNamed('ids')})`),
);

export const listProductsById = async (reader: Reader, ids: readonly number[]): Promise<ProductRow[]> =>
  ids.length === 0 ? [] : byIds(reader).execute({ ids: [...ids] });

const isWaiting = eq(products.state, 'pending');

/** Products that wait for review, the longest waiting first. */
export const listWaitingProducts = (reader: Reader, limit: number): Promise<ProductRow[]> =>
  reader
    .select()
    .from(products)
    .where(isWaiting)
    .orderBy(asc(products.updatedAt), asc(products.id))
    .limit(limit);

export const countWaitingProducts = (reader: Reader): Promise<number> => reader.$count(products, isWaiting);

/** Locks the product until the transaction ends; its facts and its state change only under this lock. */
export async function lockProduct(tx: Tx, id: number): Promise<ProductRow> {
  const [product] = await tx.select().from(products).where(eq(products.id, id)).for('no key update');
  if (!product) throw new Problem('record-not-found');
  return product;
}

const {
  traits: _traits,
  countries: _countries,
  labels: _labels,
  clientKey: _clientKey,
  claimedStatus: _claimedStatus,
  analysedOn: _analysedOn,
  engineVersion: _engineVersion,
  certifiedUntil: _certifiedUntil,
  ...shown
} = getTableColumns(products);

/** The columns for lists; the others are for filters, judging and the product's own page. */
export type ShownProduct = Pick<ProductRow, keyof typeof shown>;

const shownByIds = keepQuery((reader) =>
  reader
    .select(shown)
    .from(products)
    .where(sql`${products.id} = any(${idsNamed('ids')})`),
);

/** Products for a list, in the order of these ids. */
export async function listShownProducts(reader: Reader, ids: readonly number[]): Promise<ShownProduct[]> {
  if (ids.length === 0) return [];
  const rows = await shownByIds(reader).execute({ ids: [...ids] });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The changes between a product's versions, newest first. */
export const listVersions = (reader: Reader, productId: number, limit = 20) =>
  reader
    .select()
    .from(productVersions)
    .where(eq(productVersions.productId, productId))
    .orderBy(sql`${productVersions.version} desc`)
    .limit(limit);

/** Versions after the one that a user has seen, oldest first. */
export const listVersionsSince = (reader: Reader, productId: number, version: number) =>
  reader
    .select()
    .from(productVersions)
    .where(and(eq(productVersions.productId, productId), sql`${productVersions.version} > ${version}`))
    .orderBy(asc(productVersions.version));

type ProductChanges = Partial<Omit<typeof products.$inferInsert, 'state'>>;

/** Writes fields that the life does not depend on. */
export async function writeProduct(
  tx: Tx,
  product: Pick<ProductRow, 'id'>,
  changes: ProductChanges,
): Promise<ProductRow> {
  const [written] = await tx
    .update(products)
    .set({ ...changes, updatedAt: clock.now() })
    .where(eq(products.id, product.id))
    .returning();
  if (!written) throw new Error('the product was not written');
  return written;
}

interface Moved {
  move: ProductMove;
  by: 'admin' | 'contributor' | 'house';
  byUserId?: number | undefined;
  reason?: string | undefined;
  changes?: ProductChanges;
}

/** Moves the product or throws the life's refusal: the only writer of its state after the first. */
export async function moveProduct(
  tx: Tx,
  product: ProductRow,
  { move, by, byUserId, reason, changes }: Moved,
): Promise<ProductRow> {
  const state = productLife.next(product.state, move, by);
  const [moved] = await tx
    .update(products)
    .set({
      ...changes,
      state,
      rejectReason: state === 'rejected' ? (reason ?? null) : null,
      updatedAt: clock.now(),
    })
    .where(eq(products.id, product.id))
    .returning();
  if (!moved) throw new Error('the product was not moved');
  await recordMove(tx, productLife, {
    subjectId: product.id,
    move,
    from: product.state,
    to: state,
    by,
    reason,
    byUserId: byUserId ?? null,
  });
  return moved;
}
