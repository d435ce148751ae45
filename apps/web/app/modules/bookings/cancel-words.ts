import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { bookingTimes } from '@souk/contract/modules/bookings/statuses';
import { price } from '../../lib/format.ts';
import type { Given } from '../../lib/use-words.ts';
import type { ActedBooking } from './acted-booking.ts';

/** The refund that the page names goes with the button: if it has changed since, nothing is cancelled. */
export const refundGiven = ({ if_cancelled: quote }: ActedBooking): Given =>
  quote ? { quoted_cents: String(quote.refund.cents) } : {};

/** What cancelling gives back, for the side that reads it. */
export function cancelLead({ paid, role, if_cancelled: quote }: ActedBooking): MessageDescriptor {
  if (!quote || paid.cents === 0) return msg`Nothing has been paid, so nothing comes back.`;
  const refund = price(quote.refund.cents);
  if (role === 'seller') return msg`${refund} goes back to the customer.`;
  if (quote.kept.cents === 0) return msg`${refund} goes back to your original payment method.`;
  const kept = price(quote.kept.cents);
  return quote.refund.cents === 0
    ? msg`It is too late for a refund: the business keeps ${kept}.`
    : msg`${refund} goes back to your original payment method. The business keeps ${kept}.`;
}

/** What the seller keeps of somebody who did not come, under the terms of the booking. */
export function noShowLead({ if_no_show: quote }: ActedBooking): MessageDescriptor {
  if (!quote || quote.kept.cents + quote.refund.cents === 0)
    return msg`Nothing was paid through Souk, so nothing is kept.`;
  const [kept, refund] = [price(quote.kept.cents), price(quote.refund.cents)];
  const days = bookingTimes.contestDays;
  return quote.refund.cents === 0
    ? msg`You keep ${kept} under the terms of the booking. The customer may contest it within ${days} days.`
    : msg`You keep ${kept} under the terms of the booking, and ${refund} goes back. The customer may contest it within ${days} days.`;
}
