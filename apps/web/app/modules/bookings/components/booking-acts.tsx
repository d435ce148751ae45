import type { OpenBookingMove } from '@souk/contract/modules/bookings/statuses';
import type { ActLook } from '../../../ui/act-button.tsx';
import { Acts } from '../../../ui/acts.tsx';
import type { ActedBooking } from '../acted-booking.ts';
import { actsByKind } from '../booking-acts.ts';
import { refundGiven } from '../cancel-words.ts';

interface BookingActsProps extends ActLook {
  booking: ActedBooking;
  only?: readonly OpenBookingMove[];
  /** Where it leads back to, if not to this page. */
  back?: string;
}

/** The moves of a booking that are open to its viewer, of either side. */
export function BookingActs({ booking, only, back, ...look }: BookingActsProps) {
  return (
    <Acts
      {...look}
      of={actsByKind[booking.module]}
      row={booking}
      given={refundGiven(booking)}
      {...(only ? { only } : {})}
      {...(back ? { back } : {})}
    />
  );
}
