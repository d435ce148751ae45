import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { OrderList } from '../components/orders/order-list.tsx';
import { loadOrders } from '../load-orders.server.ts';
import type { Route } from './+types/orders-retail.ts';

export const handle = { access: 'private', screen: 'RetailOrders' };

export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  return loadOrders(args, args.url.searchParams);
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Retail orders`)];

export default function OrdersRetail({ loaderData: { query, orders } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-page pb-16">
      <h1 className="h-page mb-6">
        <Trans>Retail orders</Trans>
      </h1>
      <OrderList path="/orders-retail" query={query} orders={orders} />
    </div>
  );
}
