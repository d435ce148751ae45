import {
  type CheckoutMove,
  type CheckoutState,
  checkoutStates,
  holdMinutes,
} from '@souk/contract/modules/retail/checkouts';
import { defineLife } from '../../../platform/states.ts';

/** Several orders that are paid at once; while it is open their stock is held. */
export const checkoutLife = defineLife<CheckoutState, CheckoutMove>({
  name: 'retail.checkout',
  states: checkoutStates,
  first: 'open',
  ends: ['paid', 'expired', 'cancelled'],
  refusal: 'checkout-move-not-allowed',
  moves: {
    pay: { from: ['open'], to: 'paid', by: ['system'] },
    expire: { from: ['open'], to: 'expired', by: ['system'], afterMinutes: holdMinutes },
    cancel: { from: ['open'], to: 'cancelled', by: ['buyer'] },
  },
});

/** How payments and stock name a checkout. */
export const checkoutKind = 'retail.checkout';
