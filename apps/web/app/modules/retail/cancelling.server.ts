import type { RetailOrderDetail } from '@souk/contract/modules/retail/orders';
import { redirect } from 'react-router';
import { idIn } from './order-address.ts';

/** The order, or the one line of it, that is to be cancelled; where neither may be, back to its page. */
export function cancelling(order: RetailOrderDetail, query: URLSearchParams, orderPath: string) {
  const lineId = idIn(query, 'line');
  const line = order.items.find(({ order_detail_id }) => order_detail_id === lineId) ?? null;
  const may = line ? line.deeds.includes('cancel') : order.moves.includes('cancel');
  if (!may) throw redirect(orderPath);
  return { order, line };
}
