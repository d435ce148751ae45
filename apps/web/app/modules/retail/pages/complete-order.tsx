import { completeOrder } from '@souk/contract/modules/retail/orders';
import { redirect } from 'react-router';
import { requirePrivate } from '../../../lib/session.server.ts';
import { orderPath } from '../order-address.ts';
import { idField, postOrder } from '../post-order.server.ts';
import type { Route } from './+types/complete-order.ts';

export const handle = { access: 'private', screen: 'OrderDetail' };

export const loader = () => redirect('/my-orders');

/** Says that an order has arrived as it should. */
export async function action(args: Route.ActionArgs) {
  await requirePrivate(args);
  return postOrder(args, {
    endpoint: completeOrder,
    field: 'order_id',
    back: (form) => orderPath(idField(form, 'order_id')),
  });
}
