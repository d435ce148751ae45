import type { Booking } from '@souk/contract/modules/bookings/bookings';
import type { BookingState } from '@souk/contract/modules/bookings/statuses';

export const businessPath = '/business-bookings';
export const termsPath = '/booking-terms';
/** What a business that quotes was asked for. */
export const receivedQuotesPath = '/business-bookings/quotes';

/** Where time is kept free of customers. */
const blockPath = '/business-bookings/block';

interface Start {
  date: string;
  time?: string;
  /** Which of two, where a time comes twice. */
  startsAt?: string | null;
  personId?: number | null;
}

const asQuery = ({ date, time, startsAt, personId }: Start): URLSearchParams =>
  new URLSearchParams({
    date,
    ...(time && { time }),
    ...(startsAt && { starts_at: startsAt }),
    ...(personId && { staff: String(personId) }),
  });

/** Where a walk-in or a caller is entered, with what is known of the time. */
export const newBookingPath = (start: Start): string => `/business-bookings/new?${asQuery(start)}`;

/** The form that blocks time of a day. */
export const newBlockPath = (start: Start): string => `${blockPath}?${asQuery(start)}`;

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
