import { maxQuantity, quantityText } from '@souk/contract/modules/retail/carts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { checkRoom, findLine, lockCart, touchCart, updateLine } from './cart.queries.ts';
import { type CartRow, cartLines } from './cart.tables.ts';
import { buyerIn, type CartOwner } from './cart-owner.ts';
import { keepTerms } from './cart-postage.queries.ts';
import { type CartVariant, cartVariantsOf } from './cart-variant.queries.ts';
import { type Choice, findVariant } from './find-variant.ts';

/** Refuses more than the shop has left, and says how much that is. */
export function checkFree(variant: Pick<CartVariant, 'variantId' | 'free'>, quantity: number): void {
  if (variant.free >= quantity) return;
  const short = [{ item_id: variant.variantId, free: Math.max(0, variant.free) }];
  throw new Problem('out-of-stock', { data: { short } });
}

async function putLine(tx: Tx, cart: CartRow, variant: CartVariant, quantity: number): Promise<void> {
  const known = await findLine(tx, cart.id, variant.variantId);
  const total = quantity + (known && !known.isSaved ? known.quantity : 0);
  if (total > maxQuantity) throw fieldProblem('quantity', quantityText);
  checkFree(variant, total);
  if (known) return updateLine(tx, known.id, { quantity: total, isSaved: false });

  await checkRoom(tx, cart.id);
  const { variantId } = variant;
  const seenCents = variant.price.cents;
  await tx.insert(cartLines).values({ cartId: cart.id, variantId, quantity, seenCents });
}

/** Puts a variant into the cart, or more of it; nothing is promised before checkout. */
export function addToCart(db: Db, owner: CartOwner, choice: Choice & { quantity: number }): Promise<void> {
  return db.transaction(async (tx) => {
    const variantId = await findVariant(tx, choice);
    const variant = (await cartVariantsOf(tx, [variantId], buyerIn(owner))).get(variantId);
    if (!variant?.isOnSale) throw new Problem('cart-item-not-found');
    if ('userId' in owner && variant.sellerId === owner.userId) throw new Problem('own-product');

    const cart = await lockCart(tx, owner);
    await putLine(tx, cart, variant, choice.quantity);
    await keepTerms(tx, cart.id, [variant]);
    await touchCart(tx, cart);
  });
}
