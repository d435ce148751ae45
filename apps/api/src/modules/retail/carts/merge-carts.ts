import { type CartMerge, maxCartLines, maxQuantity } from '@souk/contract/modules/retail/carts';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { tellCounters } from '../../notifications/index.ts';
import { findLockedCart, updateLine } from './cart.queries.ts';
import {
  type CartLine,
  type CartRow,
  cartLines,
  cartPostages,
  carts,
  type PostageTerms,
} from './cart.tables.ts';
import { getContents, lockContents } from './cart-contents.queries.ts';
import type { CartVariant } from './cart-variant.queries.ts';

interface Joining {
  cart: CartRow;
  mine: Map<number, CartLine>;
  userId: number;
}

const told = (variant: CartVariant, quantity: number, capped: CartMerge['capped']): CartMerge => ({
  item_id: variant.variantId,
  title: variant.title,
  quantity,
  capped,
});

/** The quantity of a line once both carts are merged, and what kept it below their sum. */
function joined(variant: CartVariant, known: CartLine | undefined, added: CartLine) {
  const before = known && !known.isSaved ? known.quantity : 0;
  const sum = before + added.quantity;
  // Never reduces what the account's cart held before; its own note reports missing stock.
  const quantity = Math.max(before, Math.min(sum, maxQuantity, variant.free), 1);
  const capped = quantity === sum ? null : quantity === maxQuantity ? 'limit' : 'stock';
  return { quantity, capped: capped as CartMerge['capped'] };
}

async function joinLine(
  tx: Tx,
  { cart, mine, userId }: Joining,
  added: CartLine,
  variant: CartVariant,
): Promise<CartMerge> {
  if (!variant.isOnSale) return told(variant, 0, 'gone');
  if (variant.sellerId === userId) return told(variant, 0, 'own');
  const known = mine.get(added.variantId);
  const { seenCents, variantId } = added;
  if (added.isSaved) {
    if (known || mine.size >= maxCartLines) return told(variant, known?.quantity ?? 0, null);
    const { quantity } = added;
    const line = { cartId: cart.id, variantId, quantity, seenCents, isSaved: true };
    mine.set(variantId, { ...added, ...line });
    await tx.insert(cartLines).values(line);
    return told(variant, quantity, null);
  }
  const { quantity, capped } = joined(variant, known, added);
  if (known) {
    await updateLine(tx, known, { quantity, isSaved: false });
    return told(variant, quantity, capped);
  }
  if (mine.size >= maxCartLines) return told(variant, 0, 'full');
  mine.set(variantId, added);
  await tx.insert(cartLines).values({ cartId: cart.id, variantId, quantity, seenCents });
  return told(variant, quantity, capped);
}

/** Shop postage that the visitor has seen applies where the account has seen none. */
async function joinTerms(tx: Tx, cartId: number, seen: ReadonlyMap<number, PostageTerms>) {
  const rows = [...seen].map(([sellerId, terms]) => ({ cartId, sellerId, terms }));
  if (rows.length > 0) await tx.insert(cartPostages).values(rows).onConflictDoNothing();
}

/** A visitor has signed in: merges the visitor's cart into the account's, once. */
export function mergeCarts(db: Db, userId: number, tokenDigest: string): Promise<CartMerge[]> {
  return db.transaction(async (tx) => {
    const guest = await findLockedCart(tx, { tokenDigest });
    if (!guest) return [];
    const { lines: added, seen } = await getContents(tx, { tokenDigest });
    await tx.delete(carts).where(eq(carts.id, guest.id));
    if (added.length === 0) return [];

    const addedIds = added.map(({ variantId }) => variantId);
    const { cart, lines, variants } = await lockContents(tx, { userId }, addedIds);
    const mine = new Map(lines.map((line) => [line.variantId, line]));
    const merged: CartMerge[] = [];
    for (const line of added) {
      const variant = variants.get(line.variantId);
      if (variant) merged.push(await joinLine(tx, { cart, mine, userId }, line, variant));
    }
    await joinTerms(tx, cart.id, seen);
    await tellCounters(tx, userId);
    return merged;
  });
}
