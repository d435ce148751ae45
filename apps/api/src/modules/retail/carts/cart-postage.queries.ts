import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { sellerTerms } from '../../sellers/index.ts';
import { variants } from '../variants/variant.tables.ts';
import { type CartLineRow, cartLines, cartPostages, type PostageTerms } from './cart.tables.ts';
import type { CartVariant } from './cart-variant.queries.ts';

type Posted = Pick<CartVariant, 'sellerId' | 'productId' | 'variantId' | 'postageCents'>;

/** Seller → today's postage for these items. */
async function termsOf(tx: Tx, wanted: readonly Posted[]): Promise<Map<number, PostageTerms>> {
  const bySeller = Map.groupBy(wanted, ({ sellerId }) => sellerId);
  const known = await sellerTerms(tx, [...bySeller.keys()]);
  return new Map(
    [...bySeller].map(([sellerId, own]) => {
      const { card, postage } = known.get(sellerId) ?? {};
      return [
        sellerId,
        {
          place: card?.place ?? null,
          postage: postage ?? null,
          own: Object.fromEntries(own.map(({ productId, postageCents }) => [productId, postageCents])),
        },
      ];
    }),
  );
}

const rowsOf = (cartId: number, terms: ReadonlyMap<number, PostageTerms>) =>
  [...terms].map(([sellerId, its]) => ({ cartId, sellerId, terms: its }));

const target = [cartPostages.cartId, cartPostages.sellerId];

/** Whether the cart holds something else of the seller's. */
const hasOthers = (wanted: readonly Posted[]) => sql`exists (select from ${cartLines} line
  join ${variants} variant on variant.id = line.variant_id
  where line.cart_id = ${cartPostages.cartId} and not line.is_saved and variant.seller_id = ${cartPostages.sellerId}
    and line.variant_id <> all(${sql.param(`{${wanted.map(({ variantId }) => variantId).join(',')}}`)}::bigint[]))`;

function keeping(
  tx: Tx,
  cartId: number,
  wanted: readonly Posted[],
  terms: ReadonlyMap<number, PostageTerms>,
) {
  const own = sql`(excluded.terms -> 'own') || (${cartPostages.terms} -> 'own')`;
  const before = sql`jsonb_set(${cartPostages.terms}, '{own}', ${own})`;
  return tx
    .insert(cartPostages)
    .values(rowsOf(cartId, terms))
    .onConflictDoUpdate({
      target,
      set: { terms: sql`case when ${hasOthers(wanted)} then ${before} else excluded.terms end` },
    })
    .returning({ terms: cartPostages.terms });
}

/**
 * Records the postage that the buyer has seen when items are added. What was seen before still holds while the cart
 * holds something else of the seller's; only the new items are added to it.
 */
export async function keepTerms(tx: Tx, cartId: number, wanted: readonly Posted[]): Promise<void> {
  if (wanted.length > 0) await keeping(tx, cartId, wanted, await termsOf(tx, wanted));
}

type FreshLine = Pick<CartLineRow, 'cartId' | 'variantId' | 'quantity' | 'seenCents'>;

/** Writes a line of a locked cart and its seller's postage in one statement. */
export async function putLine(tx: Tx, variant: Posted, fresh: FreshLine) {
  const terms = await termsOf(tx, [variant]);
  const { quantity } = fresh;
  const line = tx
    .insert(cartLines)
    .values(fresh)
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.variantId],
      set: { quantity, isSaved: false },
    })
    .returning({ id: cartLines.id });
  const { rows } = await tx.execute<{ id: number; terms: PostageTerms }>(sql`with line as (${line.getSQL()}),
    kept as (${keeping(tx, fresh.cartId, [variant], terms).getSQL()})
    select line.id, kept.terms from line, kept`);
  const [put] = rows;
  if (!put) throw new Error('the line was not written');
  return { id: Number(put.id), terms: put.terms };
}

/** Records that the buyer has seen the current postage of everything. */
export async function acceptTerms(tx: Tx, cartId: number, wanted: readonly Posted[]): Promise<void> {
  if (wanted.length === 0) return;
  await tx
    .insert(cartPostages)
    .values(rowsOf(cartId, await termsOf(tx, wanted)))
    .onConflictDoUpdate({ target, set: { terms: sql`excluded.terms` } });
}
