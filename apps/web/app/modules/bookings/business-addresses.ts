import type { Booking } from '@souk/contract/modules/bookings/bookings';
import type { BookingState } from '@souk/contract/modules/bookings/statuses';

export const businessPath = '/business-bookings';
export const termsPath = '/booking-terms';
/** What a business that quotes was asked for. */
export const receivedQuotesPath = '/business-bookings/quotes';

/** Where a business moves a booking to another time. */
export const movePath = (bookingId: number) => `/business-bookings/move/${bookingId}`;

const over: readonly BookingState[] = ['Completed', 'Cancelled', 'Rejected', 'Disputed', 'Expired'];

/** Kinds with pages of their own (spec §2). */
const ownPages: Partial<Record<Booking['module'], { now: string; over: string }>> = {
  spa: {
    now: '/spa-my-bookings-detail',
    over: '/spa-my-bookings-history',
  },
  beauty: {
    now: '/beauty-my-bookings-detail',
    over: '/beauty-my-bookings-history',
  },
};

/** The booking's page for its seller. */
export function businessBookingPath({
  booking_id: id,
  module,
  status,
}: Pick<Booking, 'booking_id' | 'module' | 'status'>): string {
  const own = ownPages[module];
  if (!own) return `${businessPath}/detail/${id}`;
  return `${over.includes(status) ? own.over : own.now}/${id}`;
}

/** The message thread about a booking; a walk-in has none. */
export const messagePath = (booking: Pick<Booking, 'booking_id' | 'customer'>): string | null =>
  booking.customer.id === null
    ? null
    : `/messages?user_id=${booking.customer.id}&booking_id=${booking.booking_id}`;
