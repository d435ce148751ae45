import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ShopDashboard } from '@souk/contract/modules/pages/dashboards';
import { count, price } from '../../lib/format.ts';
import { useLive } from '../../lib/live.ts';
import { useReload } from '../../lib/use-reload.ts';
import { ReceivedCard } from '../../modules/retail/index.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextLink } from '../../ui/link.tsx';
import { StatTile } from '../../ui/stat-tile.tsx';
import { ChangeWords, changeTone } from './change-words.tsx';
import { LinkTile } from './link-tile.tsx';
import { LowStockPanel } from './low-stock-panel.tsx';
import type { PeriodName } from './period.ts';
import { PeriodChips } from './period-chips.tsx';
import { SalesChart } from './sales-chart.tsx';
import { TopProducts } from './top-products.tsx';

interface DeskProps {
  desk: ShopDashboard;
  period: PeriodName;
}

const percent = (value: number | null) => (value === null ? '–' : `${value.toFixed(1)}%`);

function Tiles({ desk, period }: DeskProps) {
  const { sales, orders, views, conversion } = desk.counters;
  const tileOf = ({ now, before }: { now: number; before: number }) => ({
    change: <ChangeWords now={now} before={before} period={period} />,
    tone: changeTone(now, before),
  });
  const { now, before } = conversion;
  return (
    <div className="mt-4 grid grid-cols-2 gap-4 xl:grid-cols-4">
      <StatTile
        label={<Trans>Sales</Trans>}
        value={price(sales.now.cents)}
        {...tileOf({ now: sales.now.cents, before: sales.before.cents })}
      />
      <StatTile label={<Trans>Orders</Trans>} value={count(orders.now)} {...tileOf(orders)} />
      <StatTile label={<Trans>Product views</Trans>} value={count(views.now)} {...tileOf(views)} />
      <StatTile
        label={<Trans>Views that resulted in an order</Trans>}
        value={percent(now)}
        {...(now === null
          ? { change: <Trans>Too few views to say</Trans> }
          : before === null
            ? {}
            : {
                change: <Trans>{percent(before)} in the period before</Trans>,
                tone: changeTone(now, before),
              })}
      />
    </div>
  );
}

function WaitingTiles({ counters }: { counters: ShopDashboard['counters'] }) {
  const tiles = [
    { to: '/received-orders?status=placed', label: <Trans>To accept</Trans>, value: counters.to_accept },
    { to: '/received-orders?status=confirmed', label: <Trans>To send</Trans>, value: counters.to_ship },
    { to: '/received-orders/returns', label: <Trans>Returns to answer</Trans>, value: counters.returns },
    { to: '/received-orders?status=disputed', label: <Trans>Disputed</Trans>, value: counters.disputed },
  ];
  return (
    <div className="mt-3 grid grid-cols-2 gap-4 xl:grid-cols-4">
      {tiles.map(({ to, label, value }) => (
        <LinkTile key={to} to={to} label={label} value={count(value)} />
      ))}
    </div>
  );
}

/** Orders that wait for the shop, each with its next action. */
function ToActOn({ desk, back }: { desk: ShopDashboard; back: string }) {
  const waiting = desk.counters.to_accept + desk.counters.to_ship;
  return (
    <section aria-labelledby="to-act-on" className="mt-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="to-act-on" className="h-panel">
          <Trans>Waiting for you</Trans>
        </h2>
        <TextLink to="/received-orders" className="tap text-sm">
          <Trans>See all orders</Trans>
        </TextLink>
      </div>
      <WaitingTiles counters={desk.counters} />
      {desk.recent.length === 0 ? (
        <p className="panel mt-4 p-5 text-[15px] text-ink-2">
          <Trans>No orders are waiting for you.</Trans>
        </p>
      ) : (
        <ul className="mt-4 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {desk.recent.map((order) => (
            <ReceivedCard key={order.order_id} order={order} back={back} />
          ))}
        </ul>
      )}
      {waiting > desk.recent.length && (
        <p className="mt-3 text-sm text-ink-2">
          <Plural
            value={waiting - desk.recent.length}
            one="and # more order is waiting"
            other="and # more orders are waiting"
          />
        </p>
      )}
    </section>
  );
}

function NoSaleYet() {
  return (
    <div className="mt-4">
      <EmptyState
        palette="rose"
        title={<Trans>No sales yet</Trans>}
        action={
          <ButtonLink to="/post-ad">
            <Trans>Add a product</Trans>
          </ButtonLink>
        }
      >
        <Trans>Your sales, best sellers and views appear here from your first order on.</Trans>
      </EmptyState>
    </div>
  );
}

/** A shop's numbers: sales over time, what waits, what runs low and what sells best. */
export function ShopDesk({ desk, period, back }: DeskProps & { back: string }) {
  const { t } = useLingui();
  useLive('order', useReload());
  const { pieces, orders } = desk.counters;
  const stock = desk.low_stock.length > 0 && (
    <LowStockPanel variants={desk.low_stock} total={desk.counters.low_stock} />
  );
  if (desk.is_new)
    return (
      <>
        <NoSaleYet />
        {stock && <div className="mt-4">{stock}</div>}
      </>
    );
  return (
    <>
      <div className="mt-5">
        <PeriodChips chosen={period} />
      </div>
      <Tiles desk={desk} period={period} />
      <div className="mt-4">
        <SalesChart
          title={<Trans>Sales over time</Trans>}
          amountName={t`Sales`}
          lead={
            <Trans>
              <Plural value={pieces.now} one="# piece" other="# pieces" /> in{' '}
              <Plural value={orders.now} one="# order" other="# orders" />, less what went back
            </Trans>
          }
          chart={desk.chart}
          step={desk.step}
          period={period}
        />
      </div>
      <ToActOn desk={desk} back={back} />
      <div className={`mt-4 grid items-start gap-4 ${stock ? 'xl:grid-cols-[2fr_1fr]' : ''}`}>
        <TopProducts products={desk.top_products} />
        {stock}
      </div>
    </>
  );
}
