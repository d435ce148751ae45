import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Booking, BookingDetail } from '@souk/contract/modules/bookings/bookings';
import type { BookingKind, BookingState, BookingTab } from '@souk/contract/modules/bookings/statuses';

/** The states in the customer's words. */
export const bookingWords: Record<BookingState, MessageDescriptor> = {
  Pending: msg`Waiting for confirmation`,
  Accepted: msg`Confirmed`,
  Rejected: msg`Declined`,
  'Amount-Paid-Pending': msg`Waiting for payment`,
  'Accepted-Paid': msg`Confirmed and paid`,
  Inprocess: msg`In progress`,
  'Job-Done': msg`Done`,
  Completed: msg`Completed`,
  Cancelled: msg`Cancelled`,
  Disputed: msg`Disputed`,
  Expired: msg`Expired`,
};

/** The same in the seller's words. */
export const receivedBookingWords: Record<BookingState, MessageDescriptor> = {
  ...bookingWords,
  Pending: msg`New request`,
};

type Shown = Pick<Booking, 'status' | 'role' | 'next' | 'paid' | 'total' | 'is_no_show'>;

/** The state of a booking in the words of the viewer's side. */
export function stateWords({ status, role, next, paid, total, is_no_show }: Shown): MessageDescriptor {
  if (status === 'Pending' && next?.step === 'pay') return msg`Waiting for payment`;
  if (status === 'Accepted-Paid' && paid.cents < total.cents) return msg`Confirmed, deposit paid`;
  if (status === 'Cancelled' && is_no_show) return msg`Not attended`;
  return (role === 'customer' ? bookingWords : receivedBookingWords)[status];
}

/** Who called a booking off, from the reader's point of view. */
export function cancelledWords({
  history,
  role,
  is_no_show,
}: Pick<BookingDetail, 'history' | 'role' | 'is_no_show'>) {
  if (is_no_show) return role === 'customer' ? msg`You were not there.` : msg`The customer was not there.`;
  const by = history.findLast(({ status }) => status === 'Cancelled')?.by;
  if (by === role) return msg`You cancelled this booking.`;
  if (by === 'seller') return msg`The business cancelled this booking.`;
  if (by === 'customer') return msg`The customer cancelled this booking.`;
  return msg`This booking was cancelled.`;
}

export const tabWords: Record<BookingTab, MessageDescriptor> = {
  bookings: msg`Bookings`,
  pending: msg`Pending`,
  confirmed: msg`Confirmed`,
  history: msg`History`,
};

export const bookingTabList = Object.keys(tabWords) as BookingTab[];

export const kindWords: Record<BookingKind, MessageDescriptor> = {
  spa: msg`Spa and wellbeing`,
  beauty: msg`Beauty`,
  handyman: msg`Handyman and professional`,
  events: msg`Events`,
};

export const bookingKindList = Object.keys(kindWords) as BookingKind[];

/** Nothing happens to it any more, but for a dispute. */
export const isOver = (status: BookingState): boolean =>
  ['Completed', 'Cancelled', 'Rejected', 'Expired'].includes(status);

/** It takes its time, so that it belongs into a calendar. */
export const isComing = (status: BookingState): boolean =>
  ['Pending', 'Amount-Paid-Pending', 'Accepted', 'Accepted-Paid'].includes(status);
