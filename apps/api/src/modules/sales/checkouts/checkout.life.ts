import {
  type CheckoutMove,
  type CheckoutState,
  checkoutStates,
  holdMinutes,
} from '@souk/contract/modules/sales/checkouts';
import { defineLife } from '../../../platform/states.ts';

/** Several sales that are paid together; while it is open, their claims are held. */
export const checkoutLife = defineLife<CheckoutState, CheckoutMove>({
  name: 'sales.checkout',
  states: checkoutStates,
  first: 'open',
  ends: ['paid', 'expired', 'cancelled'],
  refusal: 'checkout-move-not-allowed',
  moves: {
    pay: { from: ['open'], to: 'paid', by: ['system'] },
    expire: { from: ['open'], to: 'expired', by: ['system'], afterMinutes: holdMinutes },
    cancel: { from: ['open'], to: 'cancelled', by: ['buyer', 'seller'] },
  },
});

/** The kind by which payments and claims refer to a checkout. */
export const checkoutKind = 'sales.checkout';
