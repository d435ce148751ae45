import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { countSellerOrders, listSellerOrders } from '@souk/contract/modules/retail/seller-orders';
import { useLocation } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireBusiness } from '../../../lib/session.server.ts';
import bag from '../../../ui/art/bag.svg';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { OrderFilter } from '../components/orders/order-filter.tsx';
import { useLiveOrders } from '../components/payment-result/use-live-orders.ts';
import { ReceivedCard } from '../components/received/received-card.tsx';
import { ReceivedTabs, receivedPath } from '../components/received/received-tabs.tsx';
import { ReceivedTiles } from '../components/received/received-tiles.tsx';
import { orderQueryOf } from '../order-query.ts';
import type { Route } from './+types/received-orders.ts';

export const handle = { access: 'business:*', screen: 'ReceivedOrders' };

export async function loader(args: Route.LoaderArgs) {
  await requireBusiness(args);
  const query = orderQueryOf(args.url.searchParams);
  const [orders, counts] = await Promise.all([
    call(args, listSellerOrders, { query: { ...query, page_size: '12' } }),
    call(args, countSellerOrders),
  ]);
  return { query, orders, counts };
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Orders`)];

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      title={<Trans>No orders match</Trans>}
      object={bag}
      palette="sky"
      action={
        <ButtonLink to={receivedPath} tone="line">
          <Trans>Show all orders</Trans>
        </ButtonLink>
      }
    >
      <Trans>Try other words, another period or another state.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={<Trans>No orders yet</Trans>} object={bag} palette="rose">
      <Trans>Orders appear here as soon as they are paid. We’ll let you know about each one.</Trans>
    </EmptyState>
  );
}

export default function ReceivedOrders({ loaderData: { query, orders, counts } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  // A new order belongs into the list, so every piece of news counts.
  useLiveOrders(() => true);
  const isFiltered = Boolean(query.status ?? query.date_filter ?? query.keyword);
  return (
    <div className="mx-auto max-w-page space-y-5 pb-16">
      <h1 className="h-page">
        <Trans>Orders</Trans>
      </h1>
      <ReceivedTiles counts={counts} />
      <ReceivedTabs counts={counts} query={query} current={query.status ?? null} />
      <OrderFilter path={receivedPath} query={query} hint={t`Order number, item or buyer`} />
      {orders.data.length === 0 ? (
        <Nothing isFiltered={isFiltered} />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {orders.data.map((order) => (
            <ReceivedCard key={order.order_id} order={order} back={`${pathname}${search}`} />
          ))}
        </ul>
      )}
      <Pager current={orders.current_page} last={orders.last_page} />
    </div>
  );
}
