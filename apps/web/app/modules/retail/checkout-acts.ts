import { msg } from '@lingui/core/macro';
import type * as checkouts from '@souk/contract/modules/retail/checkouts';
import type { CheckoutMove } from '@souk/contract/modules/sales/checkouts';
import { actsOf } from '../../ui/act-table.ts';

/** What buyers can do with unpaid orders; paying has a page of its own. */
export const checkoutActs = actsOf<typeof checkouts, checkouts.Checkout, CheckoutMove>()({
  noun: 'checkouts',
  id: ({ checkout_id }) => checkout_id,
  open: ({ moves }) => moves,
  home: () => '/my-orders',
  moves: {
    cancel: {
      endpoint: 'cancelCheckout',
      words: msg`Cancel this order`,
      tone: 'quiet',
      back: () => '/cart',
    },
    pay: null,
    expire: null,
  },
});
