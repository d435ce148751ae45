import {
  type OrderMove,
  type OrderState,
  orderDays,
  orderStates,
} from '@souk/contract/modules/retail/orders';
import { defineLife } from '../../../platform/states.ts';

/** The setting `shipReminderDays` moves it, and a longer dispatch time that the shop has promised. */
const usualReminderDays = 3;

const minutesOf = (days: number): number => days * 24 * 60;

/**
 * An order of one seller (spec states §6). While it is pending its checkout keeps the time. `freeze` answers a
 * chargeback; a dispute that is withdrawn brings the order back to where it was. `refund-all`: all of its money was
 * given back before anything was sent. `return-refused` gives the buyer time to complain of it.
 */
export const orderLife = defineLife<OrderState, OrderMove>({
  name: 'retail.order',
  states: orderStates,
  first: 'pending',
  ends: ['completed', 'cancelled'],
  refusal: 'order-move-not-allowed',
  moves: {
    pay: { from: ['pending'], to: 'placed', by: ['system'] },
    lapse: { from: ['pending'], to: 'cancelled', by: ['system', 'buyer'] },
    accept: { from: ['placed'], to: 'confirmed', by: ['seller'] },
    cancel: { from: ['placed'], to: 'cancelled', by: ['buyer', 'seller'] },
    'time-out': {
      from: ['placed'],
      to: 'cancelled',
      by: ['system'],
      afterMinutes: minutesOf(orderDays.unanswered),
    },
    'refund-all': { from: ['placed', 'confirmed'], to: 'cancelled', by: ['system'] },
    // Settings say when; the buyer may call it off once `let-cancel` has been.
    remind: {
      from: ['confirmed'],
      to: 'confirmed',
      by: ['system'],
      afterMinutes: minutesOf(usualReminderDays),
    },
    'let-cancel': { from: ['confirmed'], to: 'confirmed', by: ['system'] },
    'call-off': { from: ['confirmed'], to: 'cancelled', by: ['buyer'] },
    'never-sent': { from: ['confirmed'], to: 'cancelled', by: ['system'] },
    decline: { from: ['confirmed'], to: 'cancelled', by: ['seller'] },
    ship: { from: ['confirmed'], to: 'shipped', by: ['seller'] },
    deliver: { from: ['shipped'], to: 'delivered', by: ['seller'] },
    arrive: {
      from: ['shipped'],
      to: 'delivered',
      by: ['system'],
      afterMinutes: minutesOf(orderDays.onTheRoad),
    },
    complete: { from: ['delivered'], to: 'completed', by: ['buyer'] },
    close: {
      from: ['delivered'],
      to: 'completed',
      by: ['system'],
      afterMinutes: minutesOf(orderDays.untilComplete),
    },
    'return-refused': { from: ['delivered'], to: 'delivered', by: ['system'] },
    dispute: { from: ['shipped', 'delivered'], to: 'disputed', by: ['buyer'] },
    freeze: { from: ['placed', 'confirmed', 'shipped', 'delivered'], to: 'disputed', by: ['system'] },
    'resolve-seller': { from: ['disputed'], to: 'completed', by: ['admin', 'seller'] },
    'resolve-buyer': { from: ['disputed'], to: 'cancelled', by: ['admin', 'system'] },
    'back-to-placed': { from: ['disputed'], to: 'placed', by: ['system'] },
    'back-to-confirmed': { from: ['disputed'], to: 'confirmed', by: ['system'] },
    'back-to-shipped': { from: ['disputed'], to: 'shipped', by: ['system'] },
    'back-to-delivered': { from: ['disputed'], to: 'delivered', by: ['system'] },
  },
});

/** How payments, reviews and disputes name an order. */
export const orderKind = 'retail.order';
