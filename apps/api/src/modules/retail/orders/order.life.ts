import {
  type OrderMove,
  type OrderState,
  orderDays,
  orderStates,
} from '@souk/contract/modules/retail/orders';
import { defineLife } from '../../../platform/states.ts';

/** Due after the setting `shipReminderDays`, or later if the shop has promised a longer dispatch time. */
const usualReminderDays = 3;

const minutesOf = (days: number): number => days * 24 * 60;

/**
 * An order from one seller (spec states §6). While it is pending, its checkout keeps the time. `freeze` answers a
 * chargeback; withdrawing a dispute returns the order to its previous state. `refund-all`: all of its money was
 * refunded before anything was sent. `return-refused` gives the buyer time to dispute that.
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
    // Due by settings; the buyer may cancel after `let-cancel`.
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

/** The kind by which payments, reviews and disputes refer to an order. */
export const orderKind = 'retail.order';
