import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireBusiness } from '../../../lib/session.server.ts';
import { PrintButton } from '../../payments/index.ts';
import { OrderFrame } from '../components/orders/order-frame.tsx';
import { PackingSlip } from '../components/received/packing-slip.tsx';
import { getReceivedOrder } from '../load-order.server.ts';
import { receivedOrderPath } from '../order-address.ts';
import type { Route } from './+types/packing-slip.ts';

export const handle = { access: 'business:*', screen: 'ReceivedOrderDetail' };

export async function loader(args: Route.LoaderArgs) {
  await requireBusiness(args);
  return { order: await getReceivedOrder(args, args.url.searchParams) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, msg`Packing slip ${loaderData?.order.order_number ?? ''}`),
];

export default function PackingSlipPage({ loaderData: { order } }: Route.ComponentProps) {
  const number = order.order_number;
  return (
    <OrderFrame
      isNarrow
      back={{ to: receivedOrderPath(order.order_id), words: <Trans>Order {number}</Trans> }}
      title={<Trans>Packing slip</Trans>}
    >
      <div className="mb-4 print:hidden">
        <PrintButton />
      </div>
      <PackingSlip order={order} />
    </OrderFrame>
  );
}
