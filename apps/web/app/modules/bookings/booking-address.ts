/** A booking's page for its customer, whatever its kind; notifications lead there too. */
export const bookingPath = (bookingId: number | string): string => `/my-bookings/detail/${bookingId}`;

/** The form for another time, for either side. */
export const moveBookingPath = (bookingId: number): string => `/move-booking/${bookingId}`;

export const disputeBookingPath = (bookingId: number): string => `/dispute-booking/${bookingId}`;

export const bookingCheckoutPath = (bookingId: number): string => `/booking-checkout?booking_id=${bookingId}`;
