import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { checkFree } from './add-to-cart.ts';
import { lockLine, removeLine, touchCart, updateLine } from './cart.queries.ts';
import { buyerIn, type CartOwner } from './cart-owner.ts';
import { cartVariantsOf } from './cart-variant.queries.ts';

export interface Quantity {
  variantId: number;
  quantity: number;
}

/** Sets the quantity of a line; 0 removes it. */
export function changeQuantity(db: Db, owner: CartOwner, { variantId, quantity }: Quantity): Promise<void> {
  return db.transaction(async (tx) => {
    const { cart, line } = await lockLine(tx, owner, variantId);
    if (quantity === 0) await removeLine(tx, line);
    else {
      const variant = (await cartVariantsOf(tx, [variantId], buyerIn(owner))).get(variantId);
      if (!variant) throw new Problem('cart-item-not-found');
      checkFree(variant, quantity);
      await updateLine(tx, line, { quantity });
    }
    await touchCart(tx, cart);
  });
}
