import type { OrderLine, RetailOrder } from '@souk/contract/modules/retail/orders';
import type { Shipment } from '@souk/contract/modules/retail/shipments';
import { type Money, moneyOf } from '@souk/contract/shared/values';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { type DisputeRow, findDisputesOf } from '../../disputes/index.ts';
import { findUserCards, type UserCard } from '../../identity/index.ts';
import type { LineRow } from '../../sales/index.ts';
import { listLinesOf } from '../../sales/index.ts';
import { type BusinessCard, businessCards } from '../../sellers/index.ts';
import { isPublic } from '../products/product.policy.ts';
import { listProductsById } from '../products/product.queries.ts';
import { productPath } from '../products/product.rules.ts';
import { listShipmentLinesOf, listShipmentsOf } from '../shipments/shipment.queries.ts';
import type { ShipmentRow } from '../shipments/shipment.tables.ts';
import { orderKind } from './order.life.ts';
import {
  disputeUntil,
  lineMovesFor,
  lineStateOf,
  mayDispute,
  nextStepOf,
  type OrderRole,
  orderMovesFor,
  refundIfCancelled,
  returnUntil,
  type Viewed,
} from './order.rules.ts';
import type { OrderRow } from './order.tables.ts';

/** What a page of orders needs besides the orders, read at once for all of them. */
interface Surroundings {
  lines: Map<number, LineRow[]>;
  shipments: Map<number, ShipmentRow[]>;
  people: Map<number, UserCard>;
  shops: Map<number, BusinessCard>;
  /** Product pages that still open. */
  paths: Map<number, string>;
  /** The one dispute that each can have, where its buyer could open it by its state. */
  disputes: Map<number, DisputeRow>;
}

async function surroundingsOf(reader: Reader, rows: readonly OrderRow[], at: Date): Promise<Surroundings> {
  const ids = rows.map(({ id }) => id);
  const lines = await listLinesOf(reader, ids);
  const products = await listProductsById(reader, [...new Set(lines.map(({ subjectId }) => subjectId))]);
  return {
    lines: Map.groupBy(lines, ({ saleId }) => saleId),
    shipments: Map.groupBy(await listShipmentsOf(reader, ids), ({ orderId }) => orderId),
    people: await findUserCards(
      reader,
      rows.map(({ buyerId }) => buyerId),
    ),
    shops: await businessCards(
      reader,
      rows.map(({ sellerId }) => sellerId),
    ),
    paths: new Map(products.filter(isPublic).map((product) => [product.id, productPath(product)])),
    disputes: await findDisputesOf(
      reader,
      orderKind,
      rows.filter((order) => mayDispute(order, at)).map(({ id }) => id),
    ),
  };
}

interface Shown extends Viewed {
  money: (cents: number) => Money;
}

function presentLine(shown: Shown, line: LineRow, path: string | null): OrderLine {
  const { order, lines, role, money, at } = shown;
  const back = refundIfCancelled(order, lines, at, line);
  return {
    order_detail_id: line.id,
    item_id: line.itemId,
    product_id: line.subjectId,
    title: line.title,
    options: line.options,
    sku: line.sku,
    image: line.image,
    path,
    quantity: line.quantity,
    unit_price: money(line.unitCents),
    discount: money(line.discountCents),
    line_total: money(line.totalCents),
    gst: money(line.gstCents),
    is_gst_free: line.isGstFree,
    refunded: money(line.refundedCents),
    shipped_quantity: line.fulfilledQuantity,
    returning_quantity: line.returningQuantity,
    returned_quantity: line.returnedQuantity,
    status: lineStateOf(line),
    refund_if_cancelled: back === null ? null : money(back),
    moves: lineMovesFor(order, line, role, at),
  };
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const momentsOf = (order: OrderRow) => ({
  created_at: order.createdAt.toISOString(),
  placed_at: iso(order.placedAt),
  confirmed_at: iso(order.confirmedAt),
  shipped_at: iso(order.shippedAt),
  delivered_at: iso(order.deliveredAt),
  completed_at: iso(order.completedAt),
  cancelled_at: iso(order.cancelledAt),
  dispute_until: iso(disputeUntil(order)),
  return_until: iso(returnUntil(order)),
});

const sumsOf = ({ order, money }: Shown) => ({
  sub_total: money(order.subTotalCents),
  discount: money(order.discountCents),
  postage: money(order.postageCents),
  gst: money(order.gstCents),
  total: money(order.totalCents),
  refunded: money(order.refundedCents),
});

function partiesOf(order: OrderRow, { people, shops }: Surroundings) {
  const shop = shops.get(order.sellerId);
  const { id, method, name, isPickup, days } = { id: order.sellerId, ...order.delivery };
  return {
    buyer: { id: order.buyerId, name: order.buyerName, image: people.get(order.buyerId)?.image ?? null },
    seller: { id, name: order.sellerName, image: shop?.logoPath ?? null, slug: shop?.slug ?? null },
    delivery: { method, name, is_pickup: isPickup, days },
  };
}

function presentOne(shown: Shown, around: Surroundings): RetailOrder {
  const { order, lines, role, money, at } = shown;
  const latest = around.shipments.get(order.id)?.at(-1);
  const back = refundIfCancelled(order, lines, at);
  return {
    order_id: order.id,
    order_number: order.number,
    checkout_id: order.checkoutId,
    status: order.state,
    role,
    ...partiesOf(order, around),
    items: lines.map((line) => presentLine(shown, line, around.paths.get(line.subjectId) ?? null)),
    ...sumsOf(shown),
    promo_code: order.promoCode,
    note: order.note,
    carrier: latest?.carrier ?? null,
    tracking_number: latest?.trackingNumber ?? null,
    cancel_reason: order.cancelReason,
    ...momentsOf(order),
    next: nextStepOf(order),
    refund_if_cancelled: back === null ? null : money(back),
    moves: orderMovesFor(shown),
  };
}

/** Orders as their buyer or seller sees them, in a constant number of queries. */
export async function presentOrders(
  reader: Reader,
  rows: readonly OrderRow[],
  role: OrderRole,
): Promise<RetailOrder[]> {
  const at = clock.now();
  const around = await surroundingsOf(reader, rows, at);
  return rows.map((order) => {
    const lines = around.lines.get(order.id) ?? [];
    const wasDisputed = around.disputes.has(order.id);
    return presentOne({ order, lines, role, wasDisputed, at, money: moneyOf(order.currency) }, around);
  });
}

/** The shipments of an order, with the contents of each parcel. */
export async function presentShipments(reader: Reader, orderId: number): Promise<Shipment[]> {
  const rows = await listShipmentsOf(reader, [orderId]);
  const lines = Map.groupBy(
    await listShipmentLinesOf(
      reader,
      rows.map(({ id }) => id),
    ),
    ({ shipmentId }) => shipmentId,
  );
  return rows.map(({ id, carrier, trackingNumber, shippedAt }) => ({
    id,
    carrier,
    tracking_number: trackingNumber,
    shipped_at: shippedAt.toISOString(),
    lines: (lines.get(id) ?? []).map(({ lineId, quantity }) => ({ order_detail_id: lineId, quantity })),
  }));
}
