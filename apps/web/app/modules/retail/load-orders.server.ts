import { listOrders } from '@souk/contract/modules/retail/orders';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { orderQueryOf } from './order-query.ts';

/** The buyer's orders, filtered by the address. */
export async function loadOrders(args: PageArgs, search: URLSearchParams) {
  const query = orderQueryOf(search);
  return { query, orders: await call(args, listOrders, { query }) };
}
