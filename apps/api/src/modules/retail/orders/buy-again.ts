import { maxQuantity } from '@souk/contract/modules/retail/carts';
import { clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { tellCounters } from '../../notifications/index.ts';
import { listLinesOf } from '../../sales/index.ts';
import { checkRoom, lockCart } from '../carts/cart.queries.ts';
import { type CartContents, contentsOf } from '../carts/cart-contents.queries.ts';
import { putLine } from '../carts/cart-postage.queries.ts';
import type { CartVariant } from '../carts/cart-variant.queries.ts';
import { checkBuyerOf } from './order.policy.ts';
import { getOrder } from './order.queries.ts';

/** Adds as many as are available to the cart, and returns how many that is. */
async function putAgain(
  tx: Tx,
  { cart, lines }: CartContents,
  variant: CartVariant,
  wanted: number,
): Promise<number> {
  const { variantId } = variant;
  const known = lines.find((line) => line.variantId === variantId);
  const before = known && !known.isSaved ? known.quantity : 0;
  const quantity = Math.min(before + wanted, maxQuantity, variant.free);
  if (quantity <= before) return 0;
  if (!known) checkRoom(lines);
  const fresh = { cartId: cart.id, variantId, quantity, seenCents: known?.seenCents ?? variant.price.cents };
  const { id } = await putLine(tx, variant, fresh);
  if (!known) lines.push({ ...fresh, id, isSaved: false, addedAt: clock.now() });
  return quantity - before;
}

/** Adds what is still available of an order to the cart at today's prices; returns what is missing. */
export function buyAgain(db: Db, buyer: { id: number }, orderId: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    checkBuyerOf(await getOrder(tx, orderId), buyer);
    const lines = await listLinesOf(tx, [orderId]);
    const itemIds = lines.map(({ itemId }) => itemId);
    const contents = await contentsOf(tx, await lockCart(tx, { userId: buyer.id }), itemIds);
    const missing: string[] = [];
    let pieces = 0;
    // A line of which only a part was sent may stand there twice.
    for (const [itemId, same] of Map.groupBy(lines, (line) => line.itemId)) {
      const quantity = same.reduce((sum, line) => sum + line.quantity, 0);
      const variant = contents.variants.get(itemId);
      const put = variant?.isOnSale ? await putAgain(tx, contents, variant, quantity) : 0;
      pieces += put;
      if (put < quantity) missing.push(...same.slice(0, 1).map(({ title }) => title));
    }
    if (pieces === 0) throw new Problem('out-of-stock', { data: { missing } });
    await tellCounters(tx, buyer.id);
    return missing;
  });
}
