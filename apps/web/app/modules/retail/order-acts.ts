import { msg } from '@lingui/core/macro';
import type * as orders from '@souk/contract/modules/retail/orders';
import { Flag, PackageCheck, RotateCcw, Undo2, X } from 'lucide-react';
import { price } from '../../lib/format.ts';
import type { Given } from '../../lib/use-words.ts';
import { actsOf } from '../../ui/act-table.ts';
import { cancelWords } from './cancel-words.ts';
import { orderPath } from './order-address.ts';
import { movesOf, refundIfCancelled } from './order-lines.ts';

/** The address of a form about the order, or about the line that the button names. */
const formPath = (page: string, orderId: number, { order_detail_id: line }: Given): string =>
  `/orders/${page}?${new URLSearchParams({ order_id: String(orderId), ...(line ? { line } : {}) })}`;

/** What buyers can do with an order, the most likely first. */
export const orderActs = actsOf<typeof orders, orders.RetailOrder, orders.OpenOrderMove>()({
  noun: 'orders',
  id: ({ order_id }) => order_id,
  open: movesOf,
  read: 'getOrder',
  home: (id) => orderPath(Number(id)),
  moves: {
    pay: {
      leadsTo: ({ checkout_id }) => `/retail-checkout?checkout_id=${checkout_id}`,
      words: msg`Pay now`,
      tone: 'primary',
    },
    complete: {
      endpoint: 'completeOrder',
      words: ({ delivery }) => (delivery.is_pickup ? msg`I’ve collected it` : msg`I’ve received it`),
      tone: 'primary',
      icon: PackageCheck,
    },
    return: {
      leadsTo: ({ order_id }, given) => formPath('return', order_id, given),
      words: (_order, given) => (given.order_detail_id ? msg`Return` : msg`Return items`),
      tone: 'quiet',
      icon: Undo2,
    },
    'buy-again': {
      endpoint: 'buyAgain',
      words: msg`Buy again`,
      tone: 'quiet',
      icon: RotateCcw,
      back: () => '/cart',
      detail: ({ missing }) =>
        missing.length > 0 ? msg`Out of stock, or not as many left: ${missing.join(', ')}` : undefined,
    },
    dispute: {
      leadsTo: ({ order_id }, given) => formPath('dispute', order_id, given),
      words: msg`Something is wrong`,
      tone: 'quiet',
      icon: Flag,
    },
    cancel: {
      endpoint: 'cancelOrder',
      words: cancelWords.words,
      title: cancelWords.title,
      lead: (order, given) =>
        msg`${price(refundIfCancelled(order, given))} goes back to your original payment method.`,
      does: cancelWords.does,
      keep: msg`Keep it`,
      tone: 'danger',
      icon: X,
      fields: {
        order_detail_id: { kind: 'given' },
        reason: { kind: 'text', label: msg`Reason (optional)`, hint: msg`The shop will see this.`, max: 500 },
      },
    },
    accept: null,
    ship: null,
    deliver: null,
    refund: null,
  },
});
