import { getAdCounts } from '@souk/contract/modules/classifieds/ads';
import { listConversations } from '@souk/contract/modules/messaging/conversations';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { getDashboard } from '@souk/contract/modules/pages/dashboards';
import { getProductCounts } from '@souk/contract/modules/retail/products';
import { getProfileSetup } from '@souk/contract/modules/sellers/setup';
import { call } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { mayPostAds } from '../../shell/header/may-post-ads.ts';
import { periodNamed } from './period.ts';

const shownRows = 4;

/** What a dashboard shows of the account's own things; a part that is refused is marked as missing. */
export async function loadDashboard(args: PageArgs, viewer: Viewer) {
  const isShop = viewer.seller_type === 'retail';
  const period = periodNamed(new URL(args.request.url).searchParams.get('date_filter'));
  const [figures, ads, products, notifications, conversations, setup] = await Promise.all([
    orNull(call(args, getDashboard, { query: { date_filter: period } })),
    mayPostAds(viewer.seller_type) && !isShop ? orNull(call(args, getAdCounts)) : null,
    isShop ? orNull(call(args, getProductCounts)) : null,
    orNull(call(args, listNotifications, { query: { per_page: shownRows } })),
    orNull(call(args, listConversations, { query: { limit: shownRows } })),
    orNull(call(args, getProfileSetup)),
  ]);
  return {
    period,
    figures,
    ads,
    products,
    notifications: notifications?.data ?? null,
    conversations: conversations?.data ?? null,
    setup,
  };
}

export type Dashboard = Awaited<ReturnType<typeof loadDashboard>>;
