import {
  type BookingMove,
  type BookingState,
  bookingStates,
  bookingTimes,
} from '@souk/contract/modules/bookings/statuses';
import { defineLife } from '../../../platform/states.ts';

const hours = 60;

/** States in which a booking gives its time back. */
export const timeReturning: readonly BookingState[] = ['Rejected', 'Cancelled', 'Expired'];

/**
 * A booking (spec states §2); a request for a quote has a life of its own before. `ask-payment` confirms what has to be
 * paid first, `confirm-paid` what is paid already. `lapse`: its checkout ended unpaid. `elapse`: its time is over and
 * nobody has said that the work was done. `freeze` answers a chargeback.
 */
export const bookingLife = defineLife<BookingState, BookingMove>({
  name: 'bookings.booking',
  states: bookingStates,
  first: 'Pending',
  ends: ['Rejected', 'Expired'],
  refusal: 'booking-move-not-allowed',
  moves: {
    confirm: { from: ['Pending'], to: 'Accepted', by: ['seller', 'system'] },
    'ask-payment': { from: ['Pending'], to: 'Amount-Paid-Pending', by: ['seller', 'system'] },
    'confirm-paid': { from: ['Pending'], to: 'Accepted-Paid', by: ['seller'] },
    decline: { from: ['Pending'], to: 'Rejected', by: ['seller'] },
    edit: { from: ['Pending'], to: 'Pending', by: ['customer'] },
    withdraw: { from: ['Pending'], to: 'Cancelled', by: ['customer'] },
    pay: { from: ['Amount-Paid-Pending'], to: 'Accepted-Paid', by: ['system'] },
    start: { from: ['Accepted', 'Accepted-Paid'], to: 'Inprocess', by: ['seller'] },
    'job-done': { from: ['Inprocess'], to: 'Job-Done', by: ['seller'] },
    complete: { from: ['Job-Done'], to: 'Completed', by: ['customer'] },
    cancel: {
      from: ['Accepted', 'Amount-Paid-Pending', 'Accepted-Paid'],
      to: 'Cancelled',
      by: ['customer', 'seller', 'admin', 'system'],
    },
    'no-show': { from: ['Accepted', 'Accepted-Paid'], to: 'Cancelled', by: ['seller'] },
    move: { from: ['Accepted'], to: 'Accepted', by: ['customer', 'seller'] },
    'move-paid': { from: ['Accepted-Paid'], to: 'Accepted-Paid', by: ['customer', 'seller'] },
    // Both sides have signed a change of the work.
    'change-paid': { from: ['Accepted-Paid'], to: 'Accepted-Paid', by: ['customer', 'seller'] },
    'change-started': { from: ['Inprocess'], to: 'Inprocess', by: ['customer', 'seller'] },
    dispute: {
      from: ['Accepted-Paid', 'Inprocess', 'Job-Done', 'Completed'],
      to: 'Disputed',
      by: ['customer'],
    },
    // A no-show, within its days and with money kept for it.
    contest: { from: ['Cancelled'], to: 'Disputed', by: ['customer'] },
    // Due by the terms of the booking.
    expire: {
      from: ['Pending', 'Amount-Paid-Pending'],
      to: 'Expired',
      by: ['system'],
      afterMinutes: bookingTimes.payHours * hours,
    },
    lapse: { from: ['Pending', 'Amount-Paid-Pending'], to: 'Expired', by: ['system'] },
    // Due when the booked time is over.
    elapse: {
      from: ['Accepted', 'Accepted-Paid', 'Inprocess'],
      to: 'Job-Done',
      by: ['system'],
      afterMinutes: bookingTimes.elapseHours * hours,
    },
    close: {
      from: ['Job-Done'],
      to: 'Completed',
      by: ['system'],
      afterMinutes: bookingTimes.confirmHours * hours,
    },
    freeze: {
      from: ['Accepted-Paid', 'Inprocess', 'Job-Done', 'Completed'],
      to: 'Disputed',
      by: ['system'],
    },
    'resolve-seller': { from: ['Disputed'], to: 'Completed', by: ['admin', 'seller'] },
    'resolve-customer': { from: ['Disputed'], to: 'Cancelled', by: ['admin', 'system'] },
    'resolve-no-show': { from: ['Disputed'], to: 'Cancelled', by: ['admin'] },
    'back-to-accepted-paid': { from: ['Disputed'], to: 'Accepted-Paid', by: ['system'] },
    'back-to-inprocess': { from: ['Disputed'], to: 'Inprocess', by: ['system'] },
    'back-to-job-done': { from: ['Disputed'], to: 'Job-Done', by: ['system'] },
    'back-to-completed': { from: ['Disputed'], to: 'Completed', by: ['system'] },
    'back-to-cancelled': { from: ['Disputed'], to: 'Cancelled', by: ['system'] },
  },
});

/** The kind by which payments, reviews, disputes and claims of time refer to a booking. */
export const bookingKind = 'bookings.booking';
/** The people of a booking, who review each other. */
export const partyKind = 'bookings.party';
