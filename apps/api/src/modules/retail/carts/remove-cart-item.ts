import type { Db } from '../../../platform/db/database.ts';
import { lockLine, removeLine, touchCart } from './cart.queries.ts';
import type { CartOwner } from './cart-owner.ts';

/** Removes a line from the cart. */
export function removeCartItem(db: Db, owner: CartOwner, variantId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const { cart, line } = await lockLine(tx, owner, variantId);
    await removeLine(tx, line);
    await touchCart(tx, cart);
  });
}
