import { Trans, useLingui } from '@lingui/react/macro';
import { cancelSellerOrder } from '@souk/contract/modules/retail/seller-orders';
import { data } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { price } from '../../../lib/format.ts';
import { requireBusiness } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { cancelling } from '../cancelling.server.ts';
import { CancelForm } from '../components/orders/cancel-form.tsx';
import { getReceivedOrder } from '../load-order.server.ts';
import { receivedOrderPath } from '../order-address.ts';
import type { Route } from './+types/cancel-received-order.ts';

export const handle = { access: 'business:*', screen: 'ReceivedOrderDetail' };

/** The order, or the one line of it, that can not be sent. */
export async function loader(args: Route.LoaderArgs) {
  await requireBusiness(args);
  const { searchParams } = args.url;
  const order = await getReceivedOrder(args, searchParams);
  return cancelling(order, searchParams, receivedOrderPath(order.order_id));
}

export async function action(args: Route.ActionArgs) {
  await requireBusiness(args);
  const order = await getReceivedOrder(args, args.url.searchParams);
  const sent = await submit(args, cancelSellerOrder, { params: { id: order.order_id } });
  if (!sent.ok) return data(sent.problems, { status: sent.status });
  return redirectWithToast(args, receivedOrderPath(order.order_id), sent.message);
}

export const meta: Route.MetaFunction = () => [{ title: 'Cancel order | Souk' }];

export default function CancelReceivedOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <CancelForm
      {...loaderData}
      orderPath={receivedOrderPath(loaderData.order.order_id)}
      refund={(cents) => (
        <p className="num mt-2 rounded-md bg-warn-soft px-4 py-3 text-[15px]">
          <Trans>
            The buyer gets <b className="font-semibold">{price(cents)}</b> back.
          </Trans>
        </p>
      )}
      reason={{ label: t`Reason`, hint: t`The buyer reads it.` }}
      showsSku
      problems={actionData}
    />
  );
}
