import { msg } from '@lingui/core/macro';
import type * as orders from '@souk/contract/modules/retail/orders';
import type * as sellerOrders from '@souk/contract/modules/retail/seller-orders';
import { Banknote, Check, PackageCheck, Truck, X } from 'lucide-react';
import { price } from '../../lib/format.ts';
import { actsOf } from '../../ui/act-table.ts';
import { cancelWords } from './cancel-words.ts';
import { receivedOrderPath } from './order-address.ts';
import { movesOf, refundIfCancelled } from './order-lines.ts';

/** What shops can do with an order, the most likely first. */
export const receivedOrderActs = actsOf<typeof sellerOrders, orders.RetailOrder, orders.OpenOrderMove>()({
  noun: 'received-orders',
  id: ({ order_id }) => order_id,
  open: movesOf,
  read: 'getSellerOrder',
  home: (id) => receivedOrderPath(Number(id)),
  moves: {
    accept: { endpoint: 'acceptOrder', words: msg`Accept order`, tone: 'primary', icon: Check },
    ship: {
      leadsTo: ({ order_id }) => `${receivedOrderPath(order_id)}#ship`,
      words: ({ delivery }) => (delivery.is_pickup ? msg`Get it ready` : msg`Pack and send`),
      tone: 'primary',
      icon: Truck,
    },
    deliver: {
      endpoint: 'deliverOrder',
      words: ({ delivery }) => (delivery.is_pickup ? msg`Mark as collected` : msg`Mark as delivered`),
      tone: 'primary',
      icon: PackageCheck,
    },
    refund: {
      endpoint: 'refundSellerOrder',
      words: (_order, given) => (given.order_detail_id ? msg`Refund this item` : msg`Refund`),
      title: msg`Refund`,
      lead: ({ total, refunded }) =>
        msg`You can refund up to ${price(total.cents - refunded.cents)} to the buyer’s original payment method. It comes off what you are paid for this order.`,
      does: msg`Send the refund`,
      tone: 'quiet',
      icon: Banknote,
      fields: {
        order_detail_id: {
          kind: 'choice',
          label: msg`What is the refund for?`,
          none: msg`The whole order`,
          options: ({ items }) =>
            items
              .filter(({ moves }) => moves.includes('refund'))
              .map((line) => ({
                value: String(line.order_detail_id),
                label: `${line.title} · ${price(line.line_total.cents)}`,
              })),
        },
        amount: {
          kind: 'price',
          label: msg`Amount`,
          hint: msg`Leave it empty to refund everything that is left.`,
        },
        reason: { kind: 'text', label: msg`Reason`, hint: msg`The buyer will see this.`, max: 500 },
      },
    },
    cancel: {
      endpoint: 'cancelSellerOrder',
      words: cancelWords.words,
      title: cancelWords.title,
      lead: (order, given) => msg`The buyer gets ${price(refundIfCancelled(order, given))} back.`,
      does: cancelWords.does,
      keep: msg`Keep it`,
      tone: 'danger',
      icon: X,
      fields: {
        order_detail_id: { kind: 'given' },
        reason: { kind: 'text', label: msg`Reason`, hint: msg`The buyer will see this.`, max: 500 },
      },
    },
    pay: null,
    complete: null,
    dispute: null,
    return: null,
    'buy-again': null,
  },
});
