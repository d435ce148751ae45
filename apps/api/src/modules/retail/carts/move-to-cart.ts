import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { checkFree } from './add-to-cart.ts';
import { lockLine, touchCart, updateLine } from './cart.queries.ts';
import { buyerIn, type CartOwner } from './cart-owner.ts';
import { keepTerms } from './cart-postage.queries.ts';
import { cartVariantsOf } from './cart-variant.queries.ts';

/** Moves a line saved for later back into the cart, as far as it is still available. */
export function moveToCart(db: Db, owner: CartOwner, variantId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const { cart, line } = await lockLine(tx, owner, variantId);
    const variant = (await cartVariantsOf(tx, [variantId], buyerIn(owner))).get(variantId);
    if (!variant?.isOnSale) throw new Problem('cart-item-not-found');
    checkFree(variant, 1);
    await updateLine(tx, line.id, { isSaved: false });
    await keepTerms(tx, cart.id, [variant]);
    await touchCart(tx, cart);
  });
}
