import { maxQuantity, quantityText } from '@souk/contract/modules/retail/carts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { tellCounters } from '../../notifications/index.ts';
import { checkRoom } from './cart.queries.ts';
import { type CartContents, lockContents } from './cart-contents.queries.ts';
import type { CartOwner } from './cart-owner.ts';
import { putLine } from './cart-postage.queries.ts';
import type { CartVariant } from './cart-variant.queries.ts';
import { type Choice, findVariant } from './find-variant.ts';

/** Refuses more than the shop has left, and says how much that is. */
export function checkFree(variant: Pick<CartVariant, 'variantId' | 'free'>, quantity: number): void {
  if (variant.free >= quantity) return;
  const short = [{ item_id: variant.variantId, free: Math.max(0, variant.free) }];
  throw new Problem('out-of-stock', { data: { short } });
}

/** A cart with its contents, and its owner's counters. */
export interface FilledCart {
  contents: CartContents;
  counters: Record<string, number>;
}

async function putVariant(
  tx: Tx,
  contents: CartContents,
  variant: CartVariant,
  quantity: number,
): Promise<CartContents> {
  const known = contents.lines.find(({ variantId }) => variantId === variant.variantId);
  const total = quantity + (known && !known.isSaved ? known.quantity : 0);
  if (total > maxQuantity) throw fieldProblem('quantity', quantityText);
  checkFree(variant, total);
  if (!known) checkRoom(contents.lines);
  return putLine(tx, contents, variant, total);
}

/**
 * Puts a variant into the cart, or more of it, and returns its line; nothing is reserved before the checkout.
 */
export function addToCart(
  db: Db,
  owner: CartOwner,
  choice: Choice & { quantity: number },
): Promise<FilledCart> {
  return db.transaction(async (tx) => {
    const variantId = await findVariant(tx, choice);
    const before = await lockContents(tx, owner, [variantId]);
    const variant = before.variants.get(variantId);
    if (!variant?.isOnSale) throw new Problem('cart-item-not-found');
    if ('userId' in owner && variant.sellerId === owner.userId) throw new Problem('own-product');

    const contents = await putVariant(tx, before, variant, choice.quantity);
    const counters = 'userId' in owner ? await tellCounters(tx, owner.userId) : {};
    return { contents, counters };
  });
}
