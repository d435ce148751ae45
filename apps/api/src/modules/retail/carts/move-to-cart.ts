import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { checkFree } from './add-to-cart.ts';
import { findLockedCart, touchCart } from './cart.queries.ts';
import { getContents } from './cart-contents.queries.ts';
import type { CartOwner } from './cart-owner.ts';
import { putLine } from './cart-postage.queries.ts';

/** Moves a line saved for later back into the cart, as far as it is still available. */
export function moveToCart(db: Db, owner: CartOwner, variantId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const cart = await findLockedCart(tx, owner);
    const contents = cart && (await getContents(tx, owner));
    const line = contents?.lines.find((one) => one.variantId === variantId);
    const variant = contents?.variants.get(variantId);
    if (!contents || !line || !variant?.isOnSale) throw new Problem('cart-item-not-found');
    checkFree(variant, 1);
    await putLine(tx, contents, variant, line.quantity);
    await touchCart(tx, contents.cart);
  });
}
