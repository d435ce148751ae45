import { getOrderInvoice, trackOrder } from '@souk/contract/modules/retail/order-tracking';
import * as contract from '@souk/contract/modules/retail/orders';
import { toPage } from '@souk/contract/shared/page';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { presentDispute } from '../../disputes/index.ts';
import { asParty, findInvoicesOf, presentInvoice } from '../../payments/index.ts';
import { presentCart } from '../carts/cart.present.ts';
import { buyAgain } from './buy-again.ts';
import { cancelOrder } from './cancel-order.ts';
import { completeOrder } from './complete-order.ts';
import { presentOrderDetail, presentTrack } from './detail.present.ts';
import { disputeOrder } from './dispute-order.ts';
import { findOrders } from './find-orders.ts';
import { orderKind } from './order.life.ts';
import { checkBuyerOf } from './order.policy.ts';
import { presentOrders } from './order.present.ts';
import { getOrder } from './order.queries.ts';

/** What buyers do with their orders. */
export function orderRoutes(api: Api) {
  api.answer(contract.listOrders, async ({ db, user, query, timeZone }) => {
    const { rows, total } = await findOrders(db, { user, role: 'buyer', timeZone }, query);
    return toPage(await presentOrders(db, rows, 'buyer'), total, query);
  });

  api.answer(contract.getOrder, async ({ db, user, params }) => {
    const order = await getOrder(db, params.id);
    checkBuyerOf(order, user);
    return presentOrderDetail(db, order, 'buyer');
  });

  api.answer(getOrderInvoice, async ({ db, user, params }) => {
    const wanted = { subjectKind: orderKind, subjectIds: [params.id] };
    const invoice = (await findInvoicesOf(db, 'sale', wanted)).get(params.id);
    if (!invoice) throw new Problem('record-not-found');
    asParty(invoice, user);
    return presentInvoice(invoice);
  });

  api.answer(trackOrder, async ({ db, user, params }) => {
    const order = await getOrder(db, params.id);
    checkBuyerOf(order, user);
    return presentTrack(db, order);
  });

  api.answer(contract.cancelOrder, async ({ db, user, params, body }) => {
    const wish = { role: 'buyer', reason: body.reason, lineId: body.order_detail_id } as const;
    return presentOrderDetail(db, await cancelOrder(db, user, params.id, wish), 'buyer');
  });

  api.answer(contract.completeOrder, async ({ db, user, params }) =>
    presentOrderDetail(db, await completeOrder(db, user, params.id), 'buyer'),
  );

  api.answer(contract.disputeOrder, async ({ db, user, params, body, files }) => {
    const { reason, comment, order_detail_id: lineId } = body;
    const dispute = await disputeOrder(db, user, params.id, { reason, comment, lineId }, files);
    return presentDispute(db, dispute, { id: user.id });
  });

  api.answer(contract.buyAgain, async ({ db, user, params }) => {
    const missing = await buyAgain(db, user, params.id);
    return { cart: await presentCart(db, { userId: user.id }), missing };
  });
}
