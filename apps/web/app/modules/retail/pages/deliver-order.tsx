import { deliverOrder } from '@souk/contract/modules/retail/seller-orders';
import { redirect } from 'react-router';
import { requireBusiness } from '../../../lib/session.server.ts';
import { receivedOrderPath } from '../order-address.ts';
import { idField, postOrder } from '../post-order.server.ts';
import type { Route } from './+types/deliver-order.ts';

export const handle = { access: 'business:*', screen: 'ReceivedOrderDetail' };

export const loader = () => redirect('/received-orders');

/** Says that a sent order has arrived. */
export async function action(args: Route.ActionArgs) {
  await requireBusiness(args);
  return postOrder(args, {
    endpoint: deliverOrder,
    field: 'order_id',
    back: (form) => receivedOrderPath(idField(form, 'order_id')),
  });
}
