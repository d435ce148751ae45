import { maxQuantity } from '@souk/contract/modules/retail/carts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { tellCounters } from '../../notifications/index.ts';
import { listLinesOf } from '../../sales/index.ts';
import { checkRoom } from '../carts/cart.queries.ts';
import { type CartContents, lockContents } from '../carts/cart-contents.queries.ts';
import { putLine } from '../carts/cart-postage.queries.ts';
import type { CartVariant } from '../carts/cart-variant.queries.ts';
import { checkBuyerOf } from './order.policy.ts';
import { getOrder } from './order.queries.ts';

/** Adds as many as are available to the cart, and returns how many that is. */
async function putAgain(
  tx: Tx,
  contents: CartContents,
  variant: CartVariant,
  wanted: number,
): Promise<{ contents: CartContents; put: number }> {
  const known = contents.lines.find(({ variantId }) => variantId === variant.variantId);
  const before = known && !known.isSaved ? known.quantity : 0;
  const quantity = Math.min(before + wanted, maxQuantity, variant.free);
  if (quantity <= before) return { contents, put: 0 };
  if (!known) checkRoom(contents.lines);
  return { contents: await putLine(tx, contents, variant, quantity), put: quantity - before };
}

/** Adds what is still available of an order to the cart at today's prices; returns what is missing. */
export function buyAgain(db: Db, buyer: { id: number }, orderId: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    checkBuyerOf(await getOrder(tx, orderId), buyer);
    const lines = await listLinesOf(tx, [orderId]);
    const itemIds = lines.map(({ itemId }) => itemId);
    let contents = await lockContents(tx, { userId: buyer.id }, itemIds);
    const missing: string[] = [];
    let pieces = 0;
    // A line of which only a part was sent may stand there twice.
    for (const [itemId, same] of Map.groupBy(lines, (line) => line.itemId)) {
      const quantity = same.reduce((sum, line) => sum + line.quantity, 0);
      const variant = contents.variants.get(itemId);
      const again = variant?.isOnSale
        ? await putAgain(tx, contents, variant, quantity)
        : { contents, put: 0 };
      const { put } = again;
      contents = again.contents;
      pieces += put;
      if (put < quantity) missing.push(...same.slice(0, 1).map(({ title }) => title));
    }
    if (pieces === 0) throw new Problem('out-of-stock', { data: { missing } });
    await tellCounters(tx, buyer.id);
    return missing;
  });
}
