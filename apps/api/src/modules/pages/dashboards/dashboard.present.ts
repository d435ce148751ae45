import { bookableTypes } from '@souk/contract/modules/bookings/terms';
import type { ChartPoint, Dashboard } from '@souk/contract/modules/pages/dashboards';
import type { SellerType } from '@souk/contract/shared/seller-types';
import { type Money, moneyOf } from '@souk/contract/shared/values';
import { countFor } from '../../../platform/counters.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { countSearches } from '../../favourites/index.ts';
import {
  countOpenOf,
  countWaitingFor,
  coversOf,
  hasSold,
  listLatestOrders,
  listLowStock,
  listOrdersToActOn,
  type Party,
  piecesIn,
  presentOrders,
  type Sales,
  salesIn,
  topProductsIn,
} from '../../retail/index.ts';
import { listOpenDeals } from '../../reviews/index.ts';
import { countViewsOf, viewsOf } from '../../search/index.ts';
import { getSettings } from '../../settings/index.ts';
import { presentBookingDesk } from './booking-desk.present.ts';
import { conversionOf } from './conversion.rules.ts';
import { type Asked, headOf } from './dashboard-head.ts';
import type { Period } from './period.rules.ts';

const shownRows = 5;

const nothing: Sales = { orders: 0, cents: 0 };
const cents = ({ cents: amount }: Sales) => amount;

/** The totals of the period and the one before, and the steps of the chart. */
async function soldIn(reader: Reader, party: Party, { steps, now, before }: Period) {
  const money = moneyOf((await getSettings(reader)).currency);
  const spans = [
    now,
    before,
    ...steps.map(({ span }) => span),
    ...steps.flatMap((step) => step.before ?? []),
  ];
  const [total = nothing, totalBefore = nothing, ...rest] = await salesIn(reader, party, spans);
  const [own, earlier] = [rest.slice(0, steps.length), rest.slice(steps.length)];
  const chart = steps.map(({ name, span, before: has }, place): ChartPoint => {
    const { orders, cents: value } = own[place] ?? nothing;
    return {
      date: name,
      value: span.since > now.until ? null : money(value),
      orders,
      before: has && money(cents(earlier[place] ?? nothing)),
    };
  });
  const orders = { now: total.orders, before: totalBefore.orders };
  return { money, chart, orders, cents: { now: money(total.cents), before: money(totalBefore.cents) } };
}

const productKind = 'retail.product';

async function listTopProducts(
  reader: Reader,
  sellerId: number,
  { now }: Period,
  money: (cents: number) => Money,
) {
  const top = await topProductsIn(reader, sellerId, now, shownRows);
  const ids = top.map(({ productId }) => productId);
  const covers = await coversOf(reader, ids);
  const views = await viewsOf(reader, productKind, ids, now);
  return top.map(({ productId, title, pieces, orders, cents: sales }) => ({
    product_id: productId,
    title,
    image: covers.get(productId) ?? null,
    pieces,
    sales: money(sales),
    orders,
    views: views.get(productId) ?? 0,
    conversion: conversionOf(orders, views.get(productId) ?? 0),
  }));
}

async function presentLowStock(reader: Reader, sellerId: number) {
  const { rows, total } = await listLowStock(reader, sellerId, shownRows);
  const covers = await coversOf(
    reader,
    rows.map(({ productId }) => productId),
  );
  const shown = rows.map(({ productId, variantId, title, options, free }) => ({
    product_id: productId,
    variant_id: variantId,
    title,
    options,
    image: covers.get(productId) ?? null,
    free,
  }));
  return { shown, total };
}

/** What a shop sold, what waits for it, and what share of its visitors bought. */
async function presentShop(reader: Reader, asked: Asked): Promise<Dashboard> {
  const { user, period } = asked;
  const party = { id: user.id, role: 'seller' } as const;
  const spans = [period.now, period.before];
  const [sold, pieces, views, waiting, low, toActOn, hasEverSold] = await Promise.all([
    soldIn(reader, party, period),
    piecesIn(reader, user.id, spans),
    countViewsOf(reader, { id: user.id, kind: productKind }, spans),
    countWaitingFor(reader, user.id),
    presentLowStock(reader, user.id),
    listOrdersToActOn(reader, user.id, shownRows),
    hasSold(reader, party),
  ]);
  const { money, chart, orders, cents: sales } = sold;
  const [pieceCount = 0, piecesBefore = 0] = pieces;
  const [viewCount = 0, viewsBefore = 0] = views;
  return {
    kind: 'shop',
    ...headOf(asked, chart),
    counters: {
      sales,
      orders,
      pieces: { now: pieceCount, before: piecesBefore },
      views: { now: viewCount, before: viewsBefore },
      conversion: {
        now: conversionOf(orders.now, viewCount),
        before: conversionOf(orders.before, viewsBefore),
      },
      to_accept: waiting.placed,
      to_ship: waiting.confirmed,
      returns: waiting.returns,
      disputed: waiting.disputed,
      low_stock: low.total,
    },
    recent: await presentOrders(reader, toActOn, 'seller'),
    low_stock: low.shown,
    top_products: await listTopProducts(reader, user.id, period, money),
    is_new: !hasEverSold,
  };
}

/** A private user's dashboard: what they bought, what is on its way and what is left to do. */
async function presentCustomer(reader: Reader, asked: Asked): Promise<Dashboard> {
  const { user, period } = asked;
  const { chart, orders, cents: spent } = await soldIn(reader, { id: user.id, role: 'buyer' }, period);
  const open = await countOpenOf(reader, user.id);
  const counters = await countFor(reader, user.id);
  const latest = await listLatestOrders(reader, user.id, shownRows);
  return {
    kind: 'customer',
    ...headOf(asked, chart),
    counters: {
      spent,
      orders,
      orders_open: open.orders,
      returns_open: open.returns,
      reviews_to_write: (await listOpenDeals(reader, user.id, {})).length,
      saved_searches: await countSearches(reader, user.id),
      wishlist: counters.wishlist_count ?? 0,
      notifications: counters.notification_count ?? 0,
    },
    recent: await presentOrders(reader, latest, 'buyer'),
    is_new: latest.length === 0,
  };
}

async function presentSeller(reader: Reader, asked: Asked): Promise<Dashboard> {
  const counters = await countFor(reader, asked.user.id);
  return {
    kind: 'seller',
    ...headOf(asked, []),
    counters: { messages: counters.message_count ?? 0, notifications: counters.notification_count ?? 0 },
    recent: [],
  };
}

const isBookable = (type: SellerType) => bookableTypes.some((own) => own === type);

/** The dashboard for the caller's kind of account. */
export function presentDashboard(reader: Reader, asked: Asked): Promise<Dashboard> {
  const { sellerType } = asked.user;
  if (sellerType === 'private') return presentCustomer(reader, asked);
  if (sellerType === 'retail') return presentShop(reader, asked);
  return isBookable(sellerType) ? presentBookingDesk(reader, asked) : presentSeller(reader, asked);
}
