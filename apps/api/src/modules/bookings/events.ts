import { defineEvent } from '../../platform/events/events.ts';

/** A booking will not take place: cancelled, declined or expired. Who does not come has used what they booked. */
export const bookingCalledOff = defineEvent<{ bookingId: number }>('bookings.booking-called-off');
