import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Happening, publish } from '../../../platform/events/events.ts';
import { takeHeld } from '../../availability/index.ts';
import { findLockedCart, listLines } from '../carts/cart.queries.ts';
import { cartLines } from '../carts/cart.tables.ts';
import { orderPlaced } from '../events.ts';
import { giveBack } from '../orders/give-back.ts';
import { listLinesOf, lockOrdersOf, moveOrder } from '../orders/order.queries.ts';
import type { OrderLineRow, OrderRow } from '../orders/order.tables.ts';
import { type News, tellOrders } from '../orders/tell-order.ts';
import { countSold } from '../products/count-sold.ts';
import { checkoutKind } from './checkout.life.ts';
import { getCheckout, lockCheckout, moveCheckout } from './checkout.queries.ts';
import type { CheckoutRow } from './checkout.tables.ts';

/** What was bought leaves the cart; what was added meanwhile stays. */
async function emptyCart(tx: Tx, cartId: number, bought: readonly OrderLineRow[]): Promise<void> {
  const quantities = new Map(bought.map(({ variantId, quantity }) => [variantId, quantity]));
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
    ...{ order, to: 'buyer', step: 'placed', subject: 'Order placed successfully.' },
    text: `${order.sellerName} has your order ${order.number} and will confirm it soon.`,
  },
  {
    ...{ order, to: 'seller', step: 'placed', subject: `New order ${order.number}` },
    text: `${order.buyerName} has bought from you. Please accept the order within 5 days.`,
  },
];

async function place(tx: Tx, checkout: CheckoutRow, pending: readonly OrderRow[]): Promise<void> {
  const lines = await listLinesOf(
    tx,
    pending.map(({ id }) => id),
  );
  // Products are locked in the order of their ids, and before their stock.
  for (const line of [...lines].sort((one, other) => one.productId - other.productId))
    await countSold(tx, line.productId, line.quantity);
  await takeHeld(tx, { kind: checkoutKind, id: checkout.id });
  await moveCheckout(tx, checkout, { move: 'pay', by: 'system', set: { paidAt: clock.now() } });
  const cart = await findLockedCart(tx, { userId: checkout.buyerId });
  if (cart) await emptyCart(tx, cart.id, lines);

  const placed: OrderRow[] = [];
  for (const order of pending) placed.push(await moveOrder(tx, order, { move: 'pay', by: 'system' }));
  for (const { id: orderId, buyerId, sellerId } of placed)
    await publish(tx, orderPlaced, { orderId, buyerId, sellerId });
  await tellOrders(tx, placed.flatMap(newsOfPlaced));
}

/** The money came after the stock had gone back: all of it returns. */
async function returnLateMoney(tx: Tx, lapsed: readonly OrderRow[]): Promise<void> {
  for (const order of lapsed)
    await giveBack(tx, order, {
      cents: order.totalCents - order.refundedCents,
      reason: 'Paid after the time had run out',
      key: `order:${order.id}:late`,
      by: 'system',
      byUserId: null,
      isCapped: true,
    });
  await tellOrders(
    tx,
    lapsed.map((order) => ({
      ...{ order, to: 'buyer' as const, step: 'late', subject: `Order ${order.number} came too late` },
      text: 'Your payment arrived after the time for it had run out. You get all of it back.',
    })),
  );
}

/** A checkout is paid: its stock is taken and its orders are placed, or the money goes back. */
export async function settleCheckout(
  tx: Tx,
  { payload: { subject } }: Happening<{ subject: { kind: string; id: number } }>,
): Promise<void> {
  if (subject.kind !== checkoutKind) return;
  const { buyerId } = await getCheckout(tx, subject.id);
  // The cart is locked before its checkouts, as everywhere.
  await findLockedCart(tx, { userId: buyerId });
  const checkout = await lockCheckout(tx, subject.id);
  const orders = await lockOrdersOf(tx, checkout.id);
  if (checkout.state === 'open') await place(tx, checkout, orders);
  else if (checkout.state !== 'paid') await returnLateMoney(tx, orders);
}
