import { approveReturn, refundReturn } from '@souk/contract/modules/retail/returns';
import { data, redirect } from 'react-router';
import { requireBusiness } from '../../../lib/session.server.ts';
import { receivedReturnsPath } from '../components/received/received-tabs.tsx';
import { postOrder } from '../post-order.server.ts';
import type { Route } from './+types/answer-return.ts';

export const handle = { access: 'business:*', screen: 'ReceivedOrderDetail' };

export const loader = () => redirect(receivedReturnsPath);

const answers = new Map<string, typeof approveReturn | typeof refundReturn>([
  ['approve', approveReturn],
  ['refund', refundReturn],
]);

/** An answer to a return that needs no words. */
export async function action(args: Route.ActionArgs) {
  await requireBusiness(args);
  const name =
    new URL(args.request.url).pathname
      .replace(/\.data$/, '')
      .split('/')
      .at(-1) ?? '';
  const endpoint = answers.get(name);
  if (!endpoint) throw data(null, { status: 404 });
  return postOrder(args, { endpoint, field: 'return_id', back: () => receivedReturnsPath });
}
