import { Trans, useLingui } from '@lingui/react/macro';
import type { RetailOrder } from '@souk/contract/modules/retail/orders';
import type { Page } from '@souk/contract/shared/page';
import bag from '../../../../ui/art/bag.svg';
import { ButtonLink } from '../../../../ui/button.tsx';
import { ChipLink } from '../../../../ui/chip.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { type OrderQuery, withStatus } from '../../order-query.ts';
import { orderStateList, orderWords } from '../../order-states.ts';
import { useLiveOrders } from '../payment-result/use-live-orders.ts';
import { OrderCard } from './order-card.tsx';
import { OrderFilter } from './order-filter.tsx';

interface OrderListProps {
  path: string;
  query: OrderQuery;
  orders: Page<RetailOrder>;
}

function StateChips({ path, query }: Omit<OrderListProps, 'orders'>) {
  const { i18n, t } = useLingui();
  return (
    <nav aria-label={t`Orders by state`} className="no-bar -mx-4 flex gap-2 overflow-x-auto px-4 py-1">
      <ChipLink to={withStatus(path, query)} isChosen={!query.status}>
        <Trans>All</Trans>
      </ChipLink>
      {orderStateList.map((state) => (
        <ChipLink key={state} to={withStatus(path, query, state)} isChosen={query.status === state}>
          {i18n._(orderWords[state])}
        </ChipLink>
      ))}
    </nav>
  );
}

function Nothing({ isFiltered, path }: { isFiltered: boolean; path: string }) {
  return isFiltered ? (
    <EmptyState
      title={<Trans>No orders match</Trans>}
      object={bag}
      palette="sky"
      action={
        <ButtonLink to={path} tone="line">
          <Trans>Show all orders</Trans>
        </ButtonLink>
      }
    >
      <Trans>Try other words, another period or another state.</Trans>
    </EmptyState>
  ) : (
    <EmptyState
      title={<Trans>No orders yet</Trans>}
      object={bag}
      palette="rose"
      action={
        <ButtonLink to="/retail">
          <Trans>Browse the shops</Trans>
        </ButtonLink>
      }
    >
      <Trans>Your purchases from shops appear here, from the payment to the last invoice.</Trans>
    </EmptyState>
  );
}

/** A buyer's orders with their filters. */
export function OrderList({ path, query, orders }: OrderListProps) {
  const { t } = useLingui();
  useLiveOrders((id) => orders.data.some(({ order_id }) => order_id === id));
  const { page: _page, ...filters } = query;
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <div className="space-y-5">
      <StateChips path={path} query={query} />
      <OrderFilter path={path} query={query} hint={t`Order number, item or shop`} />
      {orders.data.length === 0 ? (
        <Nothing isFiltered={isFiltered} path={path} />
      ) : (
        <ul className="space-y-4">
          {orders.data.map((order) => (
            <OrderCard key={order.order_id} order={order} />
          ))}
        </ul>
      )}
      <Pager current={orders.current_page} last={orders.last_page} />
    </div>
  );
}
