import { getOrder, type RetailOrderDetail } from '@souk/contract/modules/retail/orders';
import { getReturn, getSellerReturn } from '@souk/contract/modules/retail/returns';
import { getOrderEarnings, getSellerOrder } from '@souk/contract/modules/retail/seller-orders';
import { data } from 'react-router';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { partyReviewPath } from '../reviews/index.server.ts';
import { idIn, orderPath, receivedOrderPath } from './order-address.ts';
import { isReceived } from './order-progress.ts';

const isGiven = (id: number | undefined): id is number => id !== undefined;

function idOf(query: URLSearchParams): number {
  const id = idIn(query, 'order_id');
  if (!isGiven(id)) throw data(null, { status: 404 });
  return id;
}

/** The buyer's order in the address, without returns. */
export const getOwnOrder = (args: PageArgs, query: URLSearchParams): Promise<RetailOrderDetail> =>
  call(args, getOrder, { params: { id: idOf(query) } });

/** The seller's order in the address, without returns. */
export const getReceivedOrder = (args: PageArgs, query: URLSearchParams): Promise<RetailOrderDetail> =>
  call(args, getSellerOrder, { params: { id: idOf(query) } });

const party = 'retail.party';

/** Where this side can review the other one, once the order has arrived. */
const reviewPathOf = (
  args: PageArgs,
  order: RetailOrderDetail,
  otherId: number,
  back: string,
): Promise<string | null> | null =>
  isReceived(order) ? partyReviewPath(args, { kind: party, otherId, dealId: order.order_id, back }) : null;

/** The buyer's order with its returns. */
export async function loadOwnOrder(args: PageArgs, query: URLSearchParams) {
  const order = await getOwnOrder(args, query);
  const [reviewPath, ...returns] = await Promise.all([
    reviewPathOf(args, order, order.seller.id, orderPath(order.order_id)),
    ...order.return_ids.map((id) => call(args, getReturn, { params: { id } })),
  ]);
  return { order, returns, reviewPath };
}

/** The seller's order with its returns and earnings. */
export async function loadReceivedOrder(args: PageArgs, query: URLSearchParams) {
  const order = await getReceivedOrder(args, query);
  const params = { id: order.order_id };
  const [earnings, reviewPath, ...returns] = await Promise.all([
    call(args, getOrderEarnings, { params }),
    reviewPathOf(args, order, order.buyer.id, receivedOrderPath(order.order_id)),
    ...order.return_ids.map((id) => call(args, getSellerReturn, { params: { id } })),
  ]);
  return { order, earnings, returns, reviewPath };
}
