import type { Booking } from '@souk/contract/modules/bookings/bookings';
import { datesIn } from '../../../../lib/dates.ts';

type Timed = Pick<Booking, 'starts_at' | 'ends_at' | 'time_zone'>;

/** Day and hours of a booking, as clocks show them at the seller's place. */
export function BusinessTimes({ booking }: { booking: Timed }) {
  const { flowTime, plainTime, isoDay } = datesIn(booking.time_zone);
  const [start, end] = [booking.starts_at, booking.ends_at];
  return (
    <time dateTime={start} className="num">
      {flowTime(start)}
      {' – '}
      {isoDay(start) === isoDay(end) ? plainTime(end) : flowTime(end)}
    </time>
  );
}
