import type { Db } from '../../../platform/db/database.ts';
import { lockLine, removeLines, touchCart } from './cart.queries.ts';
import type { CartOwner } from './cart-owner.ts';

/** Removes a line from the cart. */
export function removeCartItem(db: Db, owner: CartOwner, variantId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const { cart, line } = await lockLine(tx, owner, variantId);
    await removeLines(tx, [line.id]);
    await touchCart(tx, cart);
  });
}
