import { msg } from '@lingui/core/macro';
import type * as returns from '@souk/contract/modules/retail/returns';
import { Banknote, Check, PackageCheck, Truck, X } from 'lucide-react';
import { actsOf } from '../../ui/act-table.ts';
import { carriers } from './carriers.ts';
import { orderPath, receivedOrderPath } from './order-address.ts';

/** What buyers can do with a return. */
export const returnActs = actsOf<typeof returns, returns.RetailReturn, returns.ReturnMove>()({
  noun: 'returns',
  id: ({ return_id }) => return_id,
  open: ({ moves }) => moves,
  read: 'getReturn',
  home: () => '/my-orders',
  moves: {
    send: {
      endpoint: 'sendReturn',
      words: msg`I’ve sent it`,
      title: msg`Send the return`,
      lead: msg`Tell the shop how you are sending it, so that you can both track it.`,
      tone: 'primary',
      icon: Truck,
      back: ({ order_id }) => orderPath(order_id),
      fields: {
        carrier: { kind: 'line', label: msg`Carrier`, max: 60, suggestions: carriers },
        tracking_number: { kind: 'line', label: msg`Tracking number`, max: 60, isCode: true },
      },
    },
    withdraw: { endpoint: 'withdrawReturn', words: msg`Withdraw the return`, tone: 'quiet' },
    approve: null,
    decline: null,
    receive: null,
    refund: null,
    close: null,
    'approve-silently': null,
    'receive-silently': null,
    'refund-silently': null,
    lapse: null,
  },
});

const refusal = {
  kind: 'text',
  label: msg`Reason`,
  hint: msg`The buyer will see this, and may open a dispute.`,
  max: 500,
} as const;

/** What shops can do with a return. */
export const receivedReturnActs = actsOf<typeof returns, returns.RetailReturn, returns.ReturnMove>()({
  noun: 'received-returns',
  id: ({ return_id }) => return_id,
  open: ({ moves }) => moves,
  read: 'getSellerReturn',
  home: () => '/received-orders/returns',
  moves: {
    approve: { endpoint: 'approveReturn', words: msg`Approve the return`, tone: 'primary', icon: Check },
    receive: {
      endpoint: 'receiveReturn',
      words: msg`I’ve got it back`,
      tone: 'primary',
      icon: PackageCheck,
      back: ({ order_id }) => receivedOrderPath(order_id),
      fields: {
        is_sellable: {
          kind: 'tick',
          label: msg`It can be sold again`,
          hint: msg`If ticked, it goes back into your stock.`,
          isTicked: true,
        },
      },
    },
    refund: {
      endpoint: 'refundReturn',
      words: msg`Send the refund`,
      tone: 'primary',
      icon: Banknote,
    },
    decline: {
      endpoint: 'declineReturn',
      words: msg`Decline`,
      title: msg`Decline the return`,
      does: msg`Decline the return`,
      tone: 'danger',
      icon: X,
      fields: { reason: refusal },
    },
    close: {
      endpoint: 'closeReturn',
      words: msg`Close without refund`,
      tone: 'danger',
      icon: X,
      fields: { reason: refusal },
    },
    send: null,
    withdraw: null,
    'approve-silently': null,
    'receive-silently': null,
    'refund-silently': null,
    lapse: null,
  },
});
