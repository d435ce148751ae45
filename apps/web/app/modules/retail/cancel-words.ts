import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RetailOrder } from '@souk/contract/modules/retail/orders';
import type { Given } from '../../lib/use-words.ts';
import { lineOf } from './order-lines.ts';

/** Whether some of the order, or of the line that the button is about, was sent: only the rest can be cancelled. */
function isPartSent(order: RetailOrder, given: Given): boolean {
  const line = lineOf(order, given);
  return (line ? [line] : order.items).some(({ shipped_quantity }) => shipped_quantity > 0);
}

/** What is cancelled, as both sides of an order name it: on the button, above the question and on its answer. */
export const cancelWords = {
  words: (order: RetailOrder, given: Given): MessageDescriptor => {
    if (isPartSent(order, given)) return msg`Cancel the rest`;
    return given.order_detail_id ? msg`Cancel this item` : msg`Cancel order`;
  },
  title: (order: RetailOrder, given: Given): MessageDescriptor => {
    const { order_number: number } = order;
    const title = lineOf(order, given)?.title;
    if (isPartSent(order, given))
      return title ? msg`Cancel the rest of ${title}?` : msg`Cancel the rest of order ${number}?`;
    return title ? msg`Cancel ${title}?` : msg`Cancel order ${number}?`;
  },
  does: (order: RetailOrder, given: Given): MessageDescriptor => {
    if (isPartSent(order, given)) return msg`Cancel the rest`;
    return given.order_detail_id ? msg`Cancel this item` : msg`Cancel this order`;
  },
};
