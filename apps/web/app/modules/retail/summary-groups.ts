import type { CartGroup, CartItem } from '@souk/contract/modules/retail/carts';
import type { RetailOrder } from '@souk/contract/modules/retail/orders';
import type { SummaryGroup } from './components/checkout/summary-lines.tsx';

/** The lines of a cart, grouped by shop. */
export const groupsOfCart = (groups: readonly CartGroup[], lines: readonly CartItem[]): SummaryGroup[] =>
  groups.map(({ seller, item_ids }) => ({
    seller,
    lines: lines
      .filter(({ item_id }) => item_ids.includes(item_id))
      .map((line) => ({
        id: line.item_id,
        title: line.title,
        options: line.options,
        image: line.image,
        quantity: line.quantity,
        total: line.line_total,
        wasCents: line.was_price ? line.was_price.cents * line.quantity : undefined,
      })),
  }));

/** The lines of orders, grouped by shop. */
export const groupsOfOrders = (orders: readonly RetailOrder[]): SummaryGroup[] =>
  orders.map(({ seller, items }) => ({
    seller,
    lines: items.map((line) => ({
      id: line.order_detail_id,
      title: line.title,
      options: line.options,
      image: line.image,
      quantity: line.quantity,
      total: line.line_total,
    })),
  }));

type Sums = Record<'sub_total' | 'discount' | 'postage' | 'gst' | 'total', { cents: number }>;

/** The totals of several orders. */
export function sumOf(orders: readonly Sums[]): Record<keyof Sums, { cents: number; currency: 'AUD' }> {
  const sum = (name: keyof Sums) => ({
    cents: orders.reduce((cents, order) => cents + order[name].cents, 0),
    currency: 'AUD' as const,
  });
  return {
    sub_total: sum('sub_total'),
    discount: sum('discount'),
    postage: sum('postage'),
    gst: sum('gst'),
    total: sum('total'),
  };
}
