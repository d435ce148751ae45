import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { ownId } from '../../shared/values.ts';
import { BookingDetail } from './bookings.ts';
import { bookableTypes } from './terms.ts';

export const reachNextMilestone = endpoint({
  method: 'POST',
  path: '/bookings/:booking_id/milestone',
  access: bookableTypes,
  summary: 'The next milestone of a booking is reached: its share is due within three days.',
  params: z.object({ booking_id: ownId('bookings.booking') }),
  reply: BookingDetail,
  message: 'Booking updated successfully.',
  errors: ['booking-move-not-allowed', 'instalment-move-not-allowed'],
});
