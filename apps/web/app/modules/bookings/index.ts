/** Front door of bookings: what other modules and pages may use. */
export {
  beautyBookingActs,
  eventBookingActs,
  handymanBookingActs,
  spaBookingActs,
} from './booking-acts.ts';
