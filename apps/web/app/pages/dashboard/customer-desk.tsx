import { Trans, useLingui } from '@lingui/react/macro';
import type { CustomerDashboard } from '@souk/contract/modules/pages/dashboards';
import type { RetailOrder } from '@souk/contract/modules/retail/orders';
import { Link, useRevalidator } from 'react-router';
import { count, price } from '../../lib/format.ts';
import { useLive } from '../../lib/live.ts';
import { useDates } from '../../lib/use-dates.tsx';
import { ItemPicture, OrderPill, orderPath } from '../../modules/retail/index.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextLink } from '../../ui/link.tsx';
import { ChangeWords } from './change-words.tsx';
import { LinkTile } from './link-tile.tsx';
import type { PeriodName } from './period.ts';
import { PeriodChips } from './period-chips.tsx';
import { SalesChart } from './sales-chart.tsx';

interface CustomerDeskProps {
  desk: CustomerDashboard;
  period: PeriodName;
  liveAds: number | null;
}

function Tiles({ desk, period, liveAds }: CustomerDeskProps) {
  const { counters: all } = desk;
  const change = <ChangeWords now={all.spent.now.cents} before={all.spent.before.cents} period={period} />;
  return (
    <div className="mt-4 grid grid-cols-2 gap-4 xl:grid-cols-4">
      <LinkTile
        to="/billing-history"
        label={<Trans>Spent</Trans>}
        value={price(all.spent.now.cents)}
        {...(desk.is_new ? {} : { change })}
      />
      <LinkTile to="/my-orders" label={<Trans>Orders on their way</Trans>} value={count(all.orders_open)} />
      <LinkTile to="/my-orders" label={<Trans>Open returns</Trans>} value={count(all.returns_open)} />
      <LinkTile to="/reviews" label={<Trans>Reviews to write</Trans>} value={count(all.reviews_to_write)} />
      <LinkTile to="/wishlist" label={<Trans>On your wishlist</Trans>} value={count(all.wishlist)} />
      <LinkTile
        to="/saved-searches"
        label={<Trans>Saved searches</Trans>}
        value={count(all.saved_searches)}
      />
      {liveAds !== null && (
        <LinkTile
          to="/ad-management?status=approved"
          label={<Trans>Live ads</Trans>}
          value={count(liveAds)}
        />
      )}
      <LinkTile
        to="/notifications"
        label={<Trans>Unread notifications</Trans>}
        value={count(all.notifications)}
      />
    </div>
  );
}

function OrderRow({ order }: { order: RetailOrder }) {
  const { shortMonthDate } = useDates();
  const [first] = order.items;
  const more = order.items.length - 1;
  return (
    <li>
      <Link
        to={orderPath(order.order_id)}
        className="flex min-h-16 items-center gap-3 py-2.5 hover:bg-sunken"
      >
        <ItemPicture image={first?.image ?? null} size={56} />
        <span className="min-w-0 flex-1">
          <bdi className="block truncate text-[15px] font-medium">{first?.title ?? order.order_number}</bdi>
          <span className="num block truncate text-sm text-ink-3">
            {shortMonthDate(order.placed_at ?? order.created_at)}
            {more > 0 && (
              <>
                {' · '}
                <Trans>and {more} more</Trans>
              </>
            )}
          </span>
        </span>
        <span className="shrink-0 text-end">
          <span className="num block font-display font-semibold">{price(order.total.cents)}</span>
          <OrderPill order={order} />
        </span>
      </Link>
    </li>
  );
}

function LatestOrders({ orders }: { orders: readonly RetailOrder[] }) {
  return (
    <section aria-labelledby="latest-orders" className="panel min-w-0 p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="latest-orders" className="h-panel">
          <Trans>Latest orders</Trans>
        </h2>
        <TextLink to="/my-orders" className="tap text-sm">
          <Trans>See all</Trans>
        </TextLink>
      </div>
      <ul className="mt-2 divide-y divide-line">
        {orders.map((order) => (
          <OrderRow key={order.order_id} order={order} />
        ))}
      </ul>
    </section>
  );
}

/** A private user's numbers: what they spent, what is on its way and what is left to do. */
export function CustomerDesk({ desk, period, liveAds }: CustomerDeskProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  useLive('order', () => void revalidate());
  const made = count(desk.counters.orders.now);
  return (
    <>
      {!desk.is_new && (
        <div className="mt-5">
          <PeriodChips chosen={period} />
        </div>
      )}
      <Tiles desk={desk} period={period} liveAds={liveAds} />
      {desk.is_new ? (
        <div className="mt-4">
          <EmptyState
            title={<Trans>Nothing bought yet</Trans>}
            action={
              <ButtonLink to="/retail" tone="line">
                <Trans>Browse the shops</Trans>
              </ButtonLink>
            }
          >
            <Trans>Your orders and spending appear here.</Trans>
          </EmptyState>
        </div>
      ) : (
        <div className="mt-4 grid items-start gap-4 xl:grid-cols-2">
          <SalesChart
            title={<Trans>Spent over time</Trans>}
            amountName={t`Spent`}
            lead={<Trans>Orders in this period: {made}</Trans>}
            chart={desk.chart}
            step={desk.step}
            period={period}
          />
          <LatestOrders orders={desk.recent} />
        </div>
      )}
    </>
  );
}
