import type { NextStep, OrderEvent, RetailOrderDetail } from '@souk/contract/modules/retail/orders';
import type { Shipment } from '@souk/contract/modules/retail/shipments';
import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Reader } from '../../../platform/db/database.ts';
import { inZone } from '../../../platform/period.ts';
import { moves } from '../../../platform/platform.tables.ts';
import { findDisputesOf } from '../../disputes/index.ts';
import { timeZoneOf } from '../../identity/index.ts';
import {
  findPaymentOf,
  listRefundsOf,
  paidPartsOf,
  presentPayment,
  presentRefund,
} from '../../payments/index.ts';
import { checkoutKind } from '../../sales/index.ts';
import { listReturnIdsOf } from '../returns/return.queries.ts';
import { orderKind, orderLife } from './order.life.ts';
import { presentOrders, presentShipments } from './order.present.ts';
import { nextStepOf, type OrderRole } from './order.rules.ts';
import type { OrderRow } from './order.tables.ts';

type Happened = z.infer<typeof OrderEvent>;

/** The order's progress, from the record of its moves. */
async function historyOf(reader: Reader, orderId: number): Promise<Happened[]> {
  const rows = await reader
    .select()
    .from(moves)
    .where(and(eq(moves.life, orderLife.name), eq(moves.subjectId, orderId)))
    .orderBy(asc(moves.id));
  // Reminders do not change its state.
  const steps = rows.filter(({ fromState, toState }) => fromState !== toState);
  return steps.map(({ move, toState, byRole, reason, at }) => ({
    move,
    status: toState as Happened['status'],
    by: byRole,
    reason,
    at: at.toISOString(),
  }));
}

async function refundsOf(reader: Reader, orderId: number) {
  const part = (await paidPartsOf(reader, orderKind, [orderId])).get(orderId);
  if (!part) return [];
  const rows = await listRefundsOf(reader, part.paymentId);
  return rows.filter(({ partId }) => partId === part.id).map(presentRefund);
}

/** One order with everything around it. */
export async function presentOrderDetail(
  reader: Reader,
  order: OrderRow,
  role: OrderRole,
): Promise<RetailOrderDetail> {
  const [shown] = await presentOrders(reader, [order], role);
  if (!shown) throw new Error('an order was not presented');
  const payment =
    role === 'buyer' ? await findPaymentOf(reader, { kind: checkoutKind, id: order.checkoutId }) : undefined;
  return {
    ...shown,
    address: order.address,
    eta: await etaOf(reader, order),
    shipments: await presentShipments(reader, order.id),
    payment: payment ? presentPayment(payment) : null,
    refunds: await refundsOf(reader, order.id),
    return_ids: await listReturnIdsOf(reader, order.id),
    dispute_id: (await findDisputesOf(reader, orderKind, [order.id])).get(order.id)?.id ?? null,
    history: await historyOf(reader, order.id),
  };
}

/** The day on which it should be there: so many days at the shop after it was sent or, before that, after it was sold. */
async function etaOf(reader: Reader, { delivery, sellerId, ...order }: OrderRow): Promise<string | null> {
  const { placedAt, shippedAt, deliveredAt } = order;
  if (delivery.days === null || placedAt === null || deliveredAt !== null) return null;
  const days = shippedAt ? delivery.days : delivery.days + (delivery.dispatchDays ?? 0);
  const from = inZone(shippedAt ?? placedAt, await timeZoneOf(reader, sellerId));
  return from.toPlainDate().add({ days }).toString();
}

export interface Track {
  status: OrderRow['state'];
  history: Happened[];
  shipments: Shipment[];
  eta: string | null;
  next: NextStep | null;
}

/** Where an order is. */
export const presentTrack = async (reader: Reader, order: OrderRow): Promise<Track> => ({
  status: order.state,
  history: await historyOf(reader, order.id),
  shipments: await presentShipments(reader, order.id),
  eta: await etaOf(reader, order),
  next: nextStepOf(order),
});
