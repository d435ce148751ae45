import { orderDays } from '@souk/contract/modules/retail/orders';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { say } from '../../../platform/texts/say.ts';
import type { LineRow, Placed } from '../../sales/index.ts';
import { findLockedCart, listLines } from '../carts/cart.queries.ts';
import { cartLines } from '../carts/cart.tables.ts';
import { orderPlaced } from '../events.ts';
import { lockOrders, moveOrder } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';
import { type News, tellOrders } from './tell-order.ts';

/** Bought items leave the cart; items added in the meantime stay. */
async function emptyCart(tx: Tx, cartId: number, bought: readonly LineRow[]): Promise<void> {
  const quantities = new Map(bought.map(({ itemId, quantity }) => [itemId, quantity]));
  for (const line of await listLines(tx, cartId)) {
    const quantity = quantities.get(line.variantId);
    if (quantity === undefined || line.isSaved) continue;
    const left = line.quantity - quantity;
    if (left <= 0) await tx.delete(cartLines).where(eq(cartLines.id, line.id));
    else await tx.update(cartLines).set({ quantity: left }).where(eq(cartLines.id, line.id));
  }
}

const newsOfPlaced = (order: OrderRow): News[] => [
  {
    order,
    to: 'buyer',
    step: 'placed',
    subject: say`Order placed successfully.`,
    text: say`${order.sellerName} has your order ${order.number} and will confirm it soon.`,
  },
  {
    order,
    to: 'seller',
    step: 'placed',
    subject: say`New order ${order.number}`,
    text: say`${order.buyerName} has bought from you. Please accept the order within ${orderDays.unanswered} days.`,
  },
];

/** Paid orders wait for their sellers, and the bought items leave the cart. */
export async function placePaidOrders(tx: Tx, { checkout, sales, lines }: Placed): Promise<void> {
  const cart = await findLockedCart(tx, { userId: checkout.buyerId });
  if (cart) await emptyCart(tx, cart.id, lines);

  const placed: OrderRow[] = [];
  for (const order of await lockOrders(tx, sales))
    placed.push(await moveOrder(tx, order, { move: 'pay', by: 'system' }));
  for (const { id: orderId, buyerId, sellerId } of placed)
    await publish(tx, orderPlaced, { orderId, buyerId, sellerId });
  await tellOrders(tx, placed.flatMap(newsOfPlaced));
}
