import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { bookingTimes } from '@souk/contract/modules/bookings/statuses';
import { price } from '../../lib/format.ts';
import type { ActedBooking } from './acted-booking.ts';

/** What the customer is asked for once the seller has come to the next milestone. */
export function milestoneLead({ customer, instalments = [] }: ActedBooking): MessageDescriptor {
  const next = instalments.find(({ is_paid, due_at }) => !is_paid && due_at === null);
  if (!next) return msg`${customer.name} is asked to pay its share.`;
  const days = bookingTimes.milestoneHours / 24;
  return msg`${next.label}: ${customer.name} is asked to pay ${price(next.amount.cents)} within ${days} days.`;
}
