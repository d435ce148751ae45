import { msg } from '@lingui/core/macro';
import { shipOrder } from '@souk/contract/modules/retail/seller-orders';
import { data } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireBusiness } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { useLiveOrders } from '../components/payment-result/use-live-orders.ts';
import { ReceivedOrder } from '../components/received/received-order.tsx';
import { readLines } from '../line-quantities.ts';
import { getReceivedOrder, loadReceivedOrder } from '../load-order.server.ts';
import { receivedOrderPath } from '../order-address.ts';
import type { Route } from './+types/received-order.ts';

export const handle = { access: 'business:*', screen: 'ReceivedOrderDetail' };

export async function loader(args: Route.LoaderArgs) {
  await requireBusiness(args);
  return loadReceivedOrder(args, args.url.searchParams);
}

/** Sends the order, or what of it is ready. */
export async function action(args: Route.ActionArgs) {
  await requireBusiness(args);
  const order = await getReceivedOrder(args, args.url.searchParams);
  const form = await postedForm(args);
  const also = { lines: readLines(form) };
  const sent = await submit(args, shipOrder, { form, also, params: { id: order.order_id } });
  if (!sent.ok) return data(sent.problems, { status: sent.status });
  return redirectWithToast(args, receivedOrderPath(order.order_id), sent.message);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData ? msg`Order ${loaderData.order.order_number}` : msg`Order`),
];

export default function ReceivedOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  useLiveOrders((id) => id === loaderData.order.order_id);
  return <ReceivedOrder {...loaderData} problems={actionData} />;
}
