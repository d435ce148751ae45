import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { count } from '../../lib/format.ts';
import { useViewer } from '../../lib/page-root.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { ShopStock } from '../../modules/retail/index.ts';
import { StatTile } from '../../ui/stat-tile.tsx';
import { AdCountsPanel } from './ad-counts.tsx';
import { BookingDesk } from './booking-desk.tsx';
import { CustomerDesk } from './customer-desk.tsx';
import type { Dashboard } from './dashboard.server.ts';
import { MessagesPanel, NotificationsPanel } from './news-panels.tsx';
import { SetupPanel } from './setup-panel.tsx';
import { ShopDesk } from './shop-desk.tsx';
import { Shortcuts } from './shortcuts.tsx';

/** Four numbers: what is active, what waits for an answer, and what is new. */
function tilesOf(
  viewer: Viewer,
  { ads, products }: Dashboard,
  words: Record<string, string>,
): [label: ReactNode, value: number][] {
  const goods = ads?.ads ?? products;
  const own: [ReactNode, number][] = goods
    ? [
        [ads ? words.live : words.onSale, goods.approved],
        [words.pending, goods.pending],
      ]
    : [];
  const last: [ReactNode, number][] =
    own.length === 0 && viewer.seller_type === 'private' ? [[words.wishlist, viewer.wishlist_count]] : [];
  return [
    ...own,
    [words.messages, viewer.message_count],
    [words.notifications, viewer.notification_count],
    ...last,
  ];
}

/** For sellers whose trade has no sales here yet: what is active, what waits and what is new. */
function SellerTiles({ viewer, dashboard }: { viewer: Viewer; dashboard: Dashboard }) {
  const { t } = useLingui();
  const tiles = tilesOf(viewer, dashboard, {
    live: t`Live ads`,
    onSale: t`Products on sale`,
    pending: t`Waiting for approval`,
    messages: t`Unread messages`,
    notifications: t`Unread notifications`,
    wishlist: t`On your wishlist`,
  });
  return (
    <div className={`mt-5 grid grid-cols-2 gap-4 ${tiles.length > 2 ? 'xl:grid-cols-4' : ''}`}>
      {tiles.map(([label, value]) => (
        <StatTile key={String(label)} label={label} value={count(value)} />
      ))}
    </div>
  );
}

/** The numbers for the account's type; without them the counters that come with the viewer. */
function Desk({ viewer, dashboard }: { viewer: Viewer; dashboard: Dashboard }) {
  const { pathname, search } = useLocation();
  const { figures, period, ads } = dashboard;
  if (figures?.kind === 'shop')
    return <ShopDesk desk={figures} period={period} back={`${pathname}${search}`} />;
  if (figures?.kind === 'bookings')
    return (
      <BookingDesk desk={figures} type={viewer.seller_type} period={period} back={`${pathname}${search}`} />
    );
  if (figures?.kind === 'customer')
    return <CustomerDesk desk={figures} period={period} liveAds={ads?.ads.approved ?? null} />;
  return <SellerTiles viewer={viewer} dashboard={dashboard} />;
}

/** The account's dashboard: numbers, news and shortcuts. */
export function DashboardBody({ dashboard }: { dashboard: Dashboard }) {
  const viewer = useViewer();
  if (!viewer) return null;
  const { name } = viewer;
  const { setup, ads, products } = dashboard;
  const isOpenSetup = setup !== null && setup.done.length < setup.steps.length;
  const hasOwn = isOpenSetup || ads !== null || products !== null;
  return (
    <>
      <h1 className="h-page">
        <Trans>Dashboard</Trans>
      </h1>
      <p className="text-[15px] text-ink-2">
        <Trans>Welcome back, {name}</Trans>
      </p>
      <Desk viewer={viewer} dashboard={dashboard} />
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-2">
        {hasOwn && (
          <div className="grid gap-4">
            {isOpenSetup && <SetupPanel setup={setup} />}
            {ads && <AdCountsPanel counts={ads} />}
            {products && <ShopStock counts={products} />}
          </div>
        )}
        <div className={hasOwn ? 'grid gap-4' : 'contents'}>
          <MessagesPanel conversations={dashboard.conversations} />
          <NotificationsPanel notifications={dashboard.notifications} />
        </div>
      </div>
      <div className="mt-8">
        <Shortcuts type={viewer.seller_type} />
      </div>
    </>
  );
}
