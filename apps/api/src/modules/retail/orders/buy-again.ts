import { maxQuantity } from '@souk/contract/modules/retail/carts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { listLinesOf } from '../../sales/index.ts';
import { checkRoom, findLine, lockCart, touchCart, updateLine } from '../carts/cart.queries.ts';
import { type CartRow, cartLines } from '../carts/cart.tables.ts';
import { keepTerms } from '../carts/cart-postage.queries.ts';
import { type CartVariant, cartVariantsOf } from '../carts/cart-variant.queries.ts';
import { checkBuyerOf } from './order.policy.ts';
import { getOrder } from './order.queries.ts';

/** Puts as many into the cart as can be had, and answers how many that is. */
async function putAgain(tx: Tx, cart: CartRow, variant: CartVariant, wanted: number): Promise<number> {
  const known = await findLine(tx, cart.id, variant.variantId);
  const before = known && !known.isSaved ? known.quantity : 0;
  const quantity = Math.min(before + wanted, maxQuantity, variant.free);
  if (quantity <= before) return 0;
  if (known) await updateLine(tx, known.id, { quantity, isSaved: false });
  else {
    await checkRoom(tx, cart.id);
    const { variantId } = variant;
    await tx
      .insert(cartLines)
      .values({ cartId: cart.id, variantId, quantity, seenCents: variant.price.cents });
  }
  return quantity - before;
}

/** Puts what can still be bought of an order into the cart, at the price of today; answers what is missing. */
export function buyAgain(db: Db, buyer: { id: number }, orderId: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    checkBuyerOf(await getOrder(tx, orderId), buyer);
    const cart = await lockCart(tx, { userId: buyer.id });
    const lines = await listLinesOf(tx, [orderId]);
    const variants = await cartVariantsOf(
      tx,
      lines.map(({ itemId }) => itemId),
      buyer.id,
    );
    const missing: string[] = [];
    let pieces = 0;
    for (const { itemId, quantity, title } of lines) {
      const variant = variants.get(itemId);
      const put = variant?.isOnSale ? await putAgain(tx, cart, variant, quantity) : 0;
      pieces += put;
      if (put < quantity) missing.push(title);
    }
    await keepTerms(
      tx,
      cart.id,
      [...variants.values()].filter(({ isOnSale }) => isOnSale),
    );
    if (pieces === 0) throw new Problem('out-of-stock', { data: { missing } });
    await touchCart(tx, cart);
    return missing;
  });
}
