import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { businessCards, postagesOf } from '../../sellers/index.ts';
import { variants } from '../variants/variant.tables.ts';
import { cartLines, cartPostages, type PostageTerms } from './cart.tables.ts';
import type { CartVariant } from './cart-variant.queries.ts';

type Posted = Pick<CartVariant, 'sellerId' | 'productId' | 'variantId' | 'postageCents'>;

/** Seller → their postage when the buyer last saw it. */
export async function seenTerms(reader: Reader, cartId: number): Promise<Map<number, PostageTerms>> {
  const rows = await reader.select().from(cartPostages).where(eq(cartPostages.cartId, cartId));
  return new Map(rows.map(({ sellerId, terms }) => [sellerId, terms]));
}

/** Seller → their postage for these things now. */
async function termsOf(tx: Tx, wanted: readonly Posted[]): Promise<Map<number, PostageTerms>> {
  const bySeller = Map.groupBy(wanted, ({ sellerId }) => sellerId);
  const cards = await businessCards(tx, [...bySeller.keys()]);
  const postages = await postagesOf(
    tx,
    [...cards.values()].map(({ businessId }) => businessId),
  );
  return new Map(
    [...bySeller].map(([sellerId, own]) => {
      const card = cards.get(sellerId);
      return [
        sellerId,
        {
          place: card?.place ?? null,
          postage: (card && postages.get(card.businessId)) ?? null,
          own: Object.fromEntries(own.map(({ productId, postageCents }) => [productId, postageCents])),
        },
      ];
    }),
  );
}

/** Forgets what was seen of sellers of whom nothing else lies in the cart. */
async function forgetOthers(tx: Tx, cartId: number, wanted: readonly Posted[]): Promise<void> {
  const others = tx
    .select({ sellerId: variants.sellerId })
    .from(cartLines)
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .where(
      and(
        eq(cartLines.cartId, cartId),
        eq(cartLines.isSaved, false),
        notInArray(
          cartLines.variantId,
          wanted.map(({ variantId }) => variantId),
        ),
      ),
    );
  await tx
    .delete(cartPostages)
    .where(and(eq(cartPostages.cartId, cartId), notInArray(cartPostages.sellerId, others)));
}

const rowsOf = (cartId: number, terms: ReadonlyMap<number, PostageTerms>) =>
  [...terms].map(([sellerId, its]) => ({ cartId, sellerId, terms: its }));

const target = [cartPostages.cartId, cartPostages.sellerId];

/** Things come into a cart: how they are posted at this moment is what the buyer has seen of it. */
export async function keepTerms(tx: Tx, cartId: number, wanted: readonly Posted[]): Promise<void> {
  if (wanted.length === 0) return;
  await forgetOthers(tx, cartId, wanted);
  // What was seen before holds; only what is new comes in beside it.
  const own = sql`(excluded.terms -> 'own') || (${cartPostages.terms} -> 'own')`;
  await tx
    .insert(cartPostages)
    .values(rowsOf(cartId, await termsOf(tx, wanted)))
    .onConflictDoUpdate({
      target,
      set: { terms: sql`jsonb_set(${cartPostages.terms}, '{own}', ${own})` },
    });
}

/** The buyer has seen how everything is posted now. */
export async function acceptTerms(tx: Tx, cartId: number, wanted: readonly Posted[]): Promise<void> {
  if (wanted.length === 0) return;
  await tx
    .insert(cartPostages)
    .values(rowsOf(cartId, await termsOf(tx, wanted)))
    .onConflictDoUpdate({ target, set: { terms: sql`excluded.terms` } });
}
