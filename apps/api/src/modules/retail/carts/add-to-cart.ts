import { maxQuantity, quantityText } from '@souk/contract/modules/retail/carts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { checkRoom, findLine, lockCart, touchCart, updateLine } from './cart.queries.ts';
import { type CartRow, cartLines } from './cart.tables.ts';
import { buyerIn, type CartOwner } from './cart-owner.ts';
import { keepTerms } from './cart-postage.queries.ts';
import { type Choice, findVariant } from './find-variant.ts';
import { type Ware, waresOf } from './ware.queries.ts';

/** Refuses more than the shop has left, and says how much that is. */
export function checkFree(ware: Pick<Ware, 'variantId' | 'free'>, quantity: number): void {
  if (ware.free >= quantity) return;
  const short = [{ item_id: ware.variantId, free: Math.max(0, ware.free) }];
  throw new Problem('out-of-stock', { data: { short } });
}

async function putLine(tx: Tx, cart: CartRow, ware: Ware, quantity: number): Promise<void> {
  const known = await findLine(tx, cart.id, ware.variantId);
  const total = quantity + (known && !known.isSaved ? known.quantity : 0);
  if (total > maxQuantity) throw fieldProblem('quantity', quantityText);
  checkFree(ware, total);
  if (known) return updateLine(tx, known.id, { quantity: total, isSaved: false });

  await checkRoom(tx, cart.id);
  const { variantId } = ware;
  const seenCents = ware.price.cents;
  await tx.insert(cartLines).values({ cartId: cart.id, variantId, quantity, seenCents });
}

/** Puts a variant into the cart, or more of it; nothing is promised before checkout. */
export function addToCart(db: Db, owner: CartOwner, choice: Choice & { quantity: number }): Promise<void> {
  return db.transaction(async (tx) => {
    const variantId = await findVariant(tx, choice);
    const ware = (await waresOf(tx, [variantId], buyerIn(owner))).get(variantId);
    if (!ware?.isOnSale) throw new Problem('cart-item-not-found');
    if ('userId' in owner && ware.sellerId === owner.userId) throw new Problem('own-product');

    const cart = await lockCart(tx, owner);
    await putLine(tx, cart, ware, choice.quantity);
    await keepTerms(tx, cart.id, [ware]);
    await touchCart(tx, cart);
  });
}
