import type { Db } from '../../../platform/db/database.ts';
import { lockLine, touchCart, updateLine } from './cart.queries.ts';
import type { CartOwner } from './cart-owner.ts';

/** Saves a line for later. */
export function saveForLater(db: Db, owner: CartOwner, variantId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const { cart, line } = await lockLine(tx, owner, variantId);
    await updateLine(tx, line, { isSaved: true });
    await touchCart(tx, cart);
  });
}
