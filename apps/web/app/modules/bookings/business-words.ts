import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BookingState, BookingTab } from '@souk/contract/modules/bookings/statuses';

/** The states in the seller's words; importing the contract's list would pull in the schema library. */
export const receivedStateWords: Record<BookingState, MessageDescriptor> = {
  Pending: msg`New request`,
  Accepted: msg`Confirmed`,
  Rejected: msg`Declined`,
  'Amount-Paid-Pending': msg`Waiting for payment`,
  'Accepted-Paid': msg`Confirmed, paid`,
  Inprocess: msg`In progress`,
  'Job-Done': msg`Work done`,
  Completed: msg`Completed`,
  Cancelled: msg`Cancelled`,
  Disputed: msg`Disputed`,
  Expired: msg`Expired`,
};

export const bookingStateList = Object.keys(receivedStateWords) as BookingState[];

export const receivedTabWords: Record<BookingTab, MessageDescriptor> = {
  bookings: msg`Open`,
  pending: msg`To answer or to pay`,
  confirmed: msg`Confirmed`,
  history: msg`History`,
};

export const bookingTabList = Object.keys(receivedTabWords) as BookingTab[];

/** The states of each tab (spec §4, L116), as the contract puts them together. */
export const statesOfTab: Record<BookingTab, readonly BookingState[]> = {
  bookings: ['Pending', 'Accepted', 'Amount-Paid-Pending', 'Accepted-Paid', 'Inprocess', 'Job-Done'],
  pending: ['Pending', 'Amount-Paid-Pending'],
  confirmed: ['Accepted', 'Accepted-Paid'],
  history: ['Completed', 'Cancelled', 'Rejected', 'Disputed', 'Expired'],
};
