import { route } from '@react-router/dev/routes';

/** Lists of bookings with what their trade says of waiting lists. */
export const bookingListRoutes = [
  route('booking-list', 'pages/bookings/booking-list.tsx'),
  route('business-bookings', 'pages/bookings/business-bookings.tsx'),
];
