import { carrierText, trackingText } from '@souk/contract/modules/retail/seller-orders';
import { clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { say } from '../../../platform/texts/say.ts';
import { addFulfilled, type LineRow, listLinesOf, unfulfilledOf } from '../../sales/index.ts';
import { orderLife } from '../orders/order.life.ts';
import { checkSellerOf } from '../orders/order.policy.ts';
import { lockOrder } from '../orders/order.queries.ts';
import { isAllShipped } from '../orders/order.rules.ts';
import type { OrderRow } from '../orders/order.tables.ts';
import { tellOrders } from '../orders/tell-order.ts';
import { finishShipping } from './finish-shipping.ts';
import { type ShipmentRow, shipmentLines, shipments } from './shipment.tables.ts';

export interface Parcel {
  carrier: string | undefined;
  trackingNumber: string | undefined;
  /** Line → quantity; everything that is left by default. */
  lines: Readonly<Record<string, number>> | undefined;
}

interface Packed {
  line: LineRow;
  quantity: number;
}

/** The contents of the parcel; more than is left of a line, or an unknown line, is refused. */
function packedOf(lines: readonly LineRow[], wanted: Parcel['lines']): Packed[] {
  const left = lines
    .map((line) => ({ line, quantity: unfulfilledOf(line) }))
    .filter(({ quantity }) => quantity > 0);
  if (!wanted) return left;

  const open = new Map(left.map(({ line, quantity }) => [line.id, { line, most: quantity }]));
  return Object.entries(wanted).flatMap(([id, quantity]) => {
    const found = open.get(Number(id));
    if (quantity === 0) return [];
    if (!found || quantity > found.most) throw fieldProblem('lines', 'Please enter valid number.');
    return { line: found.line, quantity };
  });
}

function checkCarrier({ delivery }: OrderRow, { carrier, trackingNumber }: Parcel): void {
  if (delivery.isPickup) return;
  if (!carrier) throw fieldProblem('carrier', carrierText);
  if (!trackingNumber) throw fieldProblem('tracking_number', trackingText);
}

async function writeShipment(
  tx: Tx,
  orderId: number,
  { carrier = null, trackingNumber = null }: { carrier?: string | null; trackingNumber?: string | null },
  packed: readonly Packed[],
): Promise<ShipmentRow> {
  const [shipment] = await tx
    .insert(shipments)
    .values({ orderId, carrier, trackingNumber, shippedAt: clock.now() })
    .returning();
  if (!shipment) throw new Error('the shipment was not written');
  await tx
    .insert(shipmentLines)
    .values(packed.map(({ line, quantity }) => ({ shipmentId: shipment.id, lineId: line.id, quantity })));
  for (const { line, quantity } of packed) await addFulfilled(tx, line.id, quantity);
  return shipment;
}

/** Sends an accepted order or a part of it; it counts as shipped once everything is on its way. */
export function shipOrder(
  db: Db,
  seller: { id: number },
  orderId: number,
  parcel: Parcel,
): Promise<OrderRow> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    checkSellerOf(order, seller);
    orderLife.next(order.state, 'ship', 'seller');
    checkCarrier(order, parcel);
    const packed = packedOf(await listLinesOf(tx, [order.id]), parcel.lines);
    if (packed.length === 0) throw fieldProblem('lines', 'This field is required.');

    const { carrier, trackingNumber } = parcel;
    const shipment = await writeShipment(
      tx,
      order.id,
      { ...(carrier ? { carrier } : {}), ...(trackingNumber ? { trackingNumber } : {}) },
      packed,
    );
    if (isAllShipped(await listLinesOf(tx, [order.id]))) return finishShipping(tx, order, seller.id);
    const subject = say`Part of order ${order.number} is on its way`;
    const text = say`${order.sellerName} has sent a part of your order; the rest follows.`;
    await tellOrders(tx, [{ order, to: 'buyer', step: `shipment-${shipment.id}`, subject, text }]);
    return order;
  });
}
