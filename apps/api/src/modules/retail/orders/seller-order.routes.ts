import * as contract from '@souk/contract/modules/retail/seller-orders';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { toPage } from '@souk/contract/shared/page';
import type { Db } from '../../../platform/db/database.ts';
import type { Api } from '../../../platform/http/api.ts';
import { explainFree, explainPart, presentRefund } from '../../payments/index.ts';
import { getLineOf } from '../../sales/index.ts';
import { countWaitingReturns } from '../returns/return.queries.ts';
import { shipOrder } from '../shipments/ship-order.ts';
import { acceptOrder } from './accept-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { deliverOrder } from './deliver-order.ts';
import { presentOrderDetail } from './detail.present.ts';
import { countOrdersOf, findOrders } from './find-orders.ts';
import { orderKind } from './order.life.ts';
import { checkSellerOf } from './order.policy.ts';
import { presentOrders } from './order.present.ts';
import { getOrder } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';
import { refundOrder } from './refund-order.ts';

type StatusBody = BodyOf<typeof contract.setSellerOrderStatus>;

/** Everything left of one line, for calls that name a line; another order's line is not found. */
async function restOf(db: Db, seller: { id: number }, orderId: number, lineId: number | undefined) {
  checkSellerOf(await getOrder(db, orderId), seller);
  if (lineId === undefined) return undefined;
  const { quantity, fulfilledQuantity } = await getLineOf(db, orderId, lineId);
  return { [lineId]: quantity - fulfilledQuantity };
}

/** One call for every move: the requested status names the verb. */
async function setStatus(
  db: Db,
  seller: { id: number },
  orderId: number,
  body: StatusBody,
): Promise<OrderRow> {
  const { status, carrier, tracking_number: trackingNumber, order_detail_id: lineId, reason } = body;
  const lines = await restOf(db, seller, orderId, lineId);
  if (status === 'confirmed') return acceptOrder(db, seller, orderId);
  if (status === 'delivered') return deliverOrder(db, seller, orderId);
  if (status === 'cancelled') return cancelOrder(db, seller, orderId, { role: 'seller', reason, lineId });
  return shipOrder(db, seller, orderId, { carrier, trackingNumber, lines });
}

function listRoutes(api: Api) {
  api.answer(contract.listSellerOrders, async ({ db, user, query, timeZone }) => {
    const { rows, total } = await findOrders(db, { user, role: 'seller', timeZone }, query);
    return toPage(await presentOrders(db, rows, 'seller'), total, query);
  });

  api.answer(contract.countSellerOrders, async ({ db, user }) => {
    const counts = await countOrdersOf(db, user.id);
    const of = (state: OrderRow['state']) => counts.get(state) ?? 0;
    return {
      placed: of('placed'),
      confirmed: of('confirmed'),
      shipped: of('shipped'),
      delivered: of('delivered'),
      completed: of('completed'),
      cancelled: of('cancelled'),
      disputed: of('disputed'),
      returns: await countWaitingReturns(db, user.id),
    };
  });

  api.answer(contract.getSellerOrder, async ({ db, user, params }) => {
    const order = await getOrder(db, params.id);
    checkSellerOf(order, user);
    return presentOrderDetail(db, order, 'seller');
  });

  api.answer(contract.getOrderEarnings, async ({ db, user, params }) => {
    const order = await getOrder(db, params.id);
    checkSellerOf(order, user);
    return order.totalCents === 0
      ? explainFree(order.currency)
      : explainPart(db, { kind: orderKind, id: params.id });
  });
}

/** What sellers do with the orders they have received. */
export function sellerOrderRoutes(api: Api) {
  listRoutes(api);

  api.answer(contract.acceptOrder, async ({ db, user, params }) =>
    presentOrderDetail(db, await acceptOrder(db, user, params.id), 'seller'),
  );

  api.answer(contract.shipOrder, async ({ db, user, params, body }) => {
    const { carrier, tracking_number: trackingNumber, lines } = body;
    const parcel = { carrier, trackingNumber, lines };
    return presentOrderDetail(db, await shipOrder(db, user, params.id, parcel), 'seller');
  });

  api.answer(contract.deliverOrder, async ({ db, user, params }) =>
    presentOrderDetail(db, await deliverOrder(db, user, params.id), 'seller'),
  );

  api.answer(contract.cancelSellerOrder, async ({ db, user, params, body }) => {
    const wish = { role: 'seller', reason: body.reason, lineId: body.order_detail_id } as const;
    return presentOrderDetail(db, await cancelOrder(db, user, params.id, wish), 'seller');
  });

  api.answer(contract.setSellerOrderStatus, async ({ db, user, params, body }) =>
    presentOrderDetail(db, await setStatus(db, user, params.id, body), 'seller'),
  );

  api.answer(contract.refundSellerOrder, async ({ db, user, params, body, headers, requestId }) => {
    const { order_detail_id: lineId, amount: amountCents, reason } = body;
    const key = headers['idempotency-key']?.slice(0, 200) ?? requestId;
    return presentRefund(await refundOrder(db, user, params.id, { lineId, amountCents, reason, key }));
  });
}
