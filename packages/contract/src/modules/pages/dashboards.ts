import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { dateFilters } from '../../shared/page.ts';
import { Id, Moment, Money } from '../../shared/values.ts';
import { Booking } from '../bookings/bookings.ts';
import { RetailOrder } from '../retail/orders.ts';
import { Review } from '../reviews/reviews.ts';

/** A number for the period, and for the same part of the period before it. */
const counted = z.object({ now: z.int(), before: z.int() });
const amount = z.object({ now: Money, before: Money });

export const chartSteps = ['hour', 'day', 'month'] as const;

/** Money in or out in one step of the period. */
export const ChartPoint = z
  .object({
    /** The start of the step in the caller's own time zone: an hour, a day or a month. */
    date: z.string(),
    /** Null if it is in the future. */
    value: Money.nullable(),
    orders: z.int(),
    /** The same step of the period before; null if that one had no such day. */
    before: Money.nullable(),
  })
  .meta({ id: 'ChartPoint' });
export type ChartPoint = z.infer<typeof ChartPoint>;

const period = {
  date_filter: z.enum(dateFilters),
  since: Moment,
  /** What a step of the chart is. */
  step: z.enum(chartSteps),
  chart: z.array(ChartPoint),
};

/** A variant whose stock is below the shop's own threshold, or empty. */
export const LowStock = z
  .object({
    product_id: Id,
    variant_id: Id,
    title: z.string(),
    options: z.record(z.string(), z.string()),
    image: z.string().nullable(),
    free: z.int(),
  })
  .meta({ id: 'LowStock' });
export type LowStock = z.infer<typeof LowStock>;

export const TopProduct = z
  .object({
    product_id: Id,
    title: z.string(),
    image: z.string().nullable(),
    pieces: z.int(),
    sales: Money,
    orders: z.int(),
    views: z.int(),
    conversion: z.number().nullable(),
  })
  .meta({ id: 'TopProduct' });
export type TopProduct = z.infer<typeof TopProduct>;

/** A shop: its sales, what waits for it, and its conversion. */
export const ShopDashboard = z
  .object({
    kind: z.literal('shop'),
    ...period,
    counters: z.object({
      /** Paid, less refunds. */
      sales: amount,
      orders: counted,
      pieces: counted,
      /** Views of the products by others; viewing again within half an hour counts once. */
      views: counted,
      /** Orders in per cent of views, to one decimal; null if too few views are known. */
      conversion: z.object({ now: z.number().nullable(), before: z.number().nullable() }),
      to_accept: z.int(),
      to_ship: z.int(),
      returns: z.int(),
      disputed: z.int(),
      low_stock: z.int(),
    }),
    /** Orders that wait for the shop, longest waiting first. */
    recent: z.array(RetailOrder),
    low_stock: z.array(LowStock),
    top_products: z.array(TopProduct),
    /** No order yet, so there is nothing to draw. */
    is_new: z.boolean(),
  })
  .meta({ id: 'ShopDashboard' });
export type ShopDashboard = z.infer<typeof ShopDashboard>;

/** A private user: what is on its way, what was spent and what is left to do. */
export const CustomerDashboard = z
  .object({
    kind: z.literal('customer'),
    ...period,
    counters: z.object({
      /** Paid, less refunds. */
      spent: amount,
      orders: counted,
      orders_open: z.int(),
      returns_open: z.int(),
      reviews_to_write: z.int(),
      saved_searches: z.int(),
      wishlist: z.int(),
      notifications: z.int(),
    }),
    /** The latest orders. */
    recent: z.array(RetailOrder),
    is_new: z.boolean(),
  })
  .meta({ id: 'CustomerDashboard' });
export type CustomerDashboard = z.infer<typeof CustomerDashboard>;

/** A business that is booked: its day, what waits for it, and what it earned. */
export const BookingDashboard = z
  .object({
    kind: z.literal('bookings'),
    ...period,
    counters: z.object({
      /** Through Souk, less refunds and commission. */
      earned: amount,
      /** Bookings that arrived. */
      bookings: counted,
      to_answer: z.int(),
      confirmed: z.int(),
      in_progress: z.int(),
      enquiries: z.int(),
      quotes_to_send: z.int(),
      quotes_sent: z.int(),
      gallery: z.int(),
      reviews: z.int(),
    }),
    /** The exact mean of the reviews that were received; null without any. */
    rating: z.number().nullable(),
    /** When the shortest service is free next; null where it is not within two weeks. */
    next_free: Moment.nullable(),
    /** Bookings of today, in the order of the day. */
    today: z.array(Booking),
    /** Requests to answer, the most urgent first. */
    recent: z.array(Booking),
    /** The newest reviews that were received. */
    reviews: z.array(Review),
    /** No booking yet, so there is nothing to draw. */
    is_new: z.boolean(),
  })
  .meta({ id: 'BookingDashboard' });
export type BookingDashboard = z.infer<typeof BookingDashboard>;

/** A seller whose trade has no sales here yet. */
export const SellerDashboard = z
  .object({
    kind: z.literal('seller'),
    ...period,
    counters: z.object({ messages: z.int(), notifications: z.int() }),
    recent: z.array(RetailOrder),
  })
  .meta({ id: 'SellerDashboard' });

export const Dashboard = z.discriminatedUnion('kind', [
  ShopDashboard,
  BookingDashboard,
  CustomerDashboard,
  SellerDashboard,
]);
export type Dashboard = z.infer<typeof Dashboard>;

export const getDashboard = endpoint({
  method: 'GET',
  path: '/dashboard',
  spec: ['vendor/dashboard'],
  access: 'signed-in',
  summary: 'The caller’s desk in numbers: the period so far against the same stretch of the one before.',
  query: z.object({
    date_filter: blankAsMissing(z.enum(dateFilters).optional())
      .catch(undefined)
      .transform((given) => given ?? ('This Month' as const)),
  }),
  reply: Dashboard,
});
