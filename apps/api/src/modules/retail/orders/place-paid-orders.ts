import { orderDays } from '@souk/contract/modules/retail/orders';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { say } from '../../../platform/texts/say.ts';
import type { LineRow, Placed } from '../../sales/index.ts';
import { cartLines, carts } from '../carts/cart.tables.ts';
import { orderPlaced } from '../events.ts';
import { lockOrders, moveOrder } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';
import { type News, tellOrders } from './tell-order.ts';

/** What was bought leaves the buyer's cart, which is locked first of all; what was added meanwhile stays. */
async function emptyCart(tx: Tx, buyerId: number, bought: readonly LineRow[]): Promise<void> {
  const pieces = bought.map(({ itemId, quantity }) => ({ itemId, quantity }));
  const ofBought = sql`line.cart_id = (select id from ${carts} where user_id = ${buyerId})
    and line.variant_id = bought."itemId" and not line.is_saved`;
  await tx.execute(sql`with bought as (
      select * from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as bought ("itemId" bigint, quantity int)
    ), gone as (
      delete from ${cartLines} line using bought where ${ofBought} and line.quantity <= bought.quantity
    )
    update ${cartLines} line set quantity = line.quantity - bought.quantity
    from bought where ${ofBought} and line.quantity > bought.quantity`);
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
  await emptyCart(tx, checkout.buyerId, lines);
  const placed: OrderRow[] = [];
  for (const order of await lockOrders(tx, sales))
    placed.push(await moveOrder(tx, order, { move: 'pay', by: 'system' }));
  for (const { id: orderId, buyerId, sellerId } of placed)
    await publish(tx, orderPlaced, { orderId, buyerId, sellerId });
  await tellOrders(tx, placed.flatMap(newsOfPlaced));
}
