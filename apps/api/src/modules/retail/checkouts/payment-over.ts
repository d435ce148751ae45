import type { Reader } from '../../../platform/db/database.ts';
import type { openPayment } from '../../payments/index.ts';
import { orderKind } from '../orders/order.life.ts';
import { listLinesOf, listOrdersOf } from '../orders/order.queries.ts';
import { lineName } from '../orders/order.rules.ts';
import type { OrderLineRow, OrderRow } from '../orders/order.tables.ts';
import { checkoutKind } from './checkout.life.ts';
import type { CheckoutRow } from './checkout.tables.ts';

type NewPayment = Parameters<typeof openPayment>[1];

const partOver = (order: OrderRow, lines: readonly OrderLineRow[]): NewPayment['parts'][number] => ({
  subject: { kind: orderKind, id: order.id },
  sellerId: order.sellerId,
  description: `Order ${order.number}`,
  // Goods by their categories, postage by none: each finds its own rule of commission.
  items: [
    ...lines.map((line) => ({
      description: lineName(line),
      cents: line.totalCents,
      categoryId: line.categoryId,
    })),
    { description: order.delivery.name, cents: order.postageCents, categoryId: null },
  ].filter(({ cents }) => cents > 0),
});

/** The payment of a checkout: one part per order. */
export async function paymentOver(reader: Reader, checkout: CheckoutRow): Promise<NewPayment> {
  const orders = await listOrdersOf(reader, checkout.id);
  const lines = Map.groupBy(
    await listLinesOf(
      reader,
      orders.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  return {
    payerId: checkout.buyerId,
    subject: { kind: checkoutKind, id: checkout.id },
    purpose: 'order',
    description: orders.map(({ number }) => `Order ${number}`).join(', '),
    currency: checkout.currency,
    parts: orders.map((order) => partOver(order, lines.get(order.id) ?? [])),
  };
}
