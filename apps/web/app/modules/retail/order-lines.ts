import type { OpenOrderMove, OrderLine, RetailOrder } from '@souk/contract/modules/retail/orders';
import type { Given } from '../../lib/use-words.ts';

/** The line that a button is about; none if it is about the whole order. */
export const lineOf = ({ items }: RetailOrder, { order_detail_id: id }: Given): OrderLine | undefined =>
  items.find(({ order_detail_id }) => String(order_detail_id) === id);

/** What the viewer may do to the order, or to the line that the button is about. */
export const movesOf = (order: RetailOrder, given: Given): readonly OpenOrderMove[] =>
  given.order_detail_id ? (lineOf(order, given)?.moves ?? []) : order.moves;

/** The refund if the order, or its line, is cancelled. */
export const refundIfCancelled = (order: RetailOrder, given: Given): number =>
  (lineOf(order, given) ?? order).refund_if_cancelled?.cents ?? 0;
