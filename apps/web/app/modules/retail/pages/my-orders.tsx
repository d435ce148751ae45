import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { OrderList } from '../components/orders/order-list.tsx';
import { loadOrders } from '../load-orders.server.ts';
import type { Route } from './+types/my-orders.ts';

export const handle = { access: 'private', screen: 'MyOrders' };

export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  return loadOrders(args, args.url.searchParams);
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`My Orders`)];

export default function MyOrders({ loaderData: { query, orders } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="mx-auto max-w-page pb-16">
      <h1 className="h-page">
        <Trans>My Orders</Trans>
      </h1>
      <div className="mt-3 mb-6">
        <Tabs
          label={t`Kinds of orders`}
          accent="shop"
          tabs={[{ to: '/my-orders', label: t`Retail`, isCurrent: true }]}
        />
      </div>
      <OrderList path="/my-orders" query={query} orders={orders} />
    </div>
  );
}
