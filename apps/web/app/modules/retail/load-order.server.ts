import { getOrder, type RetailOrderDetail } from '@souk/contract/modules/retail/orders';
import { getReturn, getSellerReturn } from '@souk/contract/modules/retail/returns';
import { getSellerOrder } from '@souk/contract/modules/retail/seller-orders';
import { data } from 'react-router';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { idIn } from './order-address.ts';

const isGiven = (id: number | undefined): id is number => id !== undefined;

function idOf(query: URLSearchParams): number {
  const id = idIn(query, 'order_id');
  if (!isGiven(id)) throw data(null, { status: 404 });
  return id;
}

/** The buyer's order that the address names, alone. */
export const getOwnOrder = (args: PageArgs, query: URLSearchParams): Promise<RetailOrderDetail> =>
  call(args, getOrder, { params: { id: idOf(query) } });

/** The seller's order that the address names, alone. */
export const getReceivedOrder = (args: PageArgs, query: URLSearchParams): Promise<RetailOrderDetail> =>
  call(args, getSellerOrder, { params: { id: idOf(query) } });

/** The buyer's order with its returns. */
export async function loadOwnOrder(args: PageArgs, query: URLSearchParams) {
  const order = await getOwnOrder(args, query);
  const returns = await Promise.all(order.return_ids.map((id) => call(args, getReturn, { params: { id } })));
  return { order, returns };
}

/** The seller's order with its returns. */
export async function loadReceivedOrder(args: PageArgs, query: URLSearchParams) {
  const order = await getReceivedOrder(args, query);
  const returns = await Promise.all(
    order.return_ids.map((id) => call(args, getSellerReturn, { params: { id } })),
  );
  return { order, returns };
}
