import type { Tx } from '../../../platform/db/database.ts';
import { invoicePart, paidPartsOf } from '../../payments/index.ts';
import { orderKind } from './order.life.ts';
import { getOrder, listLinesOf } from './order.queries.ts';
import { lineName } from './order.rules.ts';
import type { OrderLineRow, OrderRow } from './order.tables.ts';

function linesOf({ postageCents, delivery }: OrderRow, lines: readonly OrderLineRow[]) {
  const goods = lines.map((line) => ({
    description: lineName(line),
    quantity: line.quantity,
    cents: line.totalCents,
    isGstFree: line.isGstFree,
  }));
  if (postageCents === 0) return goods;
  return [...goods, { description: delivery.name, quantity: 1, cents: postageCents }];
}

/** The seller's invoice to the buyer, numbered once the order is paid. */
export async function issueOrderInvoice(tx: Tx, orderId: number): Promise<void> {
  const order = await getOrder(tx, orderId);
  const part = (await paidPartsOf(tx, orderKind, [orderId])).get(orderId);
  await invoicePart(tx, {
    kind: 'sale',
    issuerId: order.sellerId,
    recipientId: order.buyerId,
    subject: { kind: orderKind, id: orderId },
    paymentId: part?.paymentId ?? null,
    lines: linesOf(order, await listLinesOf(tx, [orderId])),
    recipientAddress: [order.address.name, order.address.location].filter(Boolean),
  });
}
