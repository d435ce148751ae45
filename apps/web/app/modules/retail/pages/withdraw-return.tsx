import { withdrawReturn } from '@souk/contract/modules/retail/returns';
import { redirect } from 'react-router';
import { requirePrivate } from '../../../lib/session.server.ts';
import { postOrder } from '../post-order.server.ts';
import type { Route } from './+types/withdraw-return.ts';

export const handle = { access: 'private', screen: 'OrderDetail' };

export const loader = () => redirect('/my-orders');

/** Gives a return up before it is sent. */
export async function action(args: Route.ActionArgs) {
  await requirePrivate(args);
  return postOrder(args, { endpoint: withdrawReturn, field: 'return_id', back: () => '/my-orders' });
}
