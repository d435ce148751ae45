import { sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import { sendAlong } from '../../../platform/db/before-commit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { sellerTerms } from '../../sellers/index.ts';
import { cartLines, cartPostages, type PostageTerms } from './cart.tables.ts';
import type { CartContents } from './cart-contents.queries.ts';
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

const nothingSeen: PostageTerms = { place: null, postage: null, own: {} };

const rowsOf = (cartId: number, terms: ReadonlyMap<number, PostageTerms>) =>
  [...terms].map(([sellerId, its]) => ({ cartId, sellerId, terms: its }));

const target = [cartPostages.cartId, cartPostages.sellerId];

/**
 * The postage that the buyer has seen once this is added. What was seen before still holds while the cart holds something
 * else of the seller's; only the new item is added to it.
 */
async function seenWith(
  tx: Tx,
  { lines, seen, variants }: CartContents,
  added: Posted,
): Promise<PostageTerms> {
  const { sellerId, variantId } = added;
  const today = (await termsOf(tx, [added])).get(sellerId) ?? nothingSeen;
  const before = seen.get(sellerId);
  const hasOthers = lines.some(
    (line) =>
      !line.isSaved && line.variantId !== variantId && variants.get(line.variantId)?.sellerId === sellerId,
  );
  return before && hasOthers ? { ...before, own: { ...today.own, ...before.own } } : today;
}

/**
 * Puts so many of a variant into a locked cart, and returns what then lies in it. Line and postage are one statement, which
 * is not waited for.
 */
export async function putLine(
  tx: Tx,
  contents: CartContents,
  variant: Posted & Pick<CartVariant, 'price'>,
  quantity: number,
): Promise<CartContents> {
  const { cart, lines, seen } = contents;
  const { variantId, sellerId } = variant;
  const known = lines.find((line) => line.variantId === variantId);
  const { seenCents, addedAt } = known ?? { seenCents: variant.price.cents, addedAt: clock.now() };
  const line = { cartId: cart.id, variantId, quantity, seenCents, addedAt, isSaved: false };
  const terms = await seenWith(tx, contents, variant);
  await sendAlong(
    tx,
    sql`with line as (
        insert into ${cartLines} (cart_id, variant_id, quantity, seen_cents, added_at)
        values (${cart.id}, ${variantId}, ${quantity}, ${seenCents}, ${addedAt.toISOString()})
        on conflict (cart_id, variant_id) do update set quantity = excluded.quantity, is_saved = false
      )
      insert into ${cartPostages} (cart_id, seller_id, terms)
      values (${cart.id}, ${sellerId}, ${JSON.stringify(terms)})
      on conflict (cart_id, seller_id) do update set terms = excluded.terms`,
  );
  return {
    ...contents,
    lines: known ? lines.map((one) => (one === known ? line : one)) : [...lines, line],
    seen: new Map(seen).set(sellerId, terms),
  };
}

/** Records that the buyer has seen the current postage of everything. */
export async function acceptTerms(tx: Tx, cartId: number, wanted: readonly Posted[]): Promise<void> {
  if (wanted.length === 0) return;
  await tx
    .insert(cartPostages)
    .values(rowsOf(cartId, await termsOf(tx, wanted)))
    .onConflictDoUpdate({ target, set: { terms: sql`excluded.terms` } });
}
