import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

const calledOff: readonly BookingDetail['status'][] = ['Cancelled', 'Rejected', 'Expired'];

function statusOf({ status }: BookingDetail): ICalEventStatus {
  if (calledOff.includes(status)) return ICalEventStatus.CANCELLED;
  return status === 'Pending' || status === 'Amount-Paid-Pending'
    ? ICalEventStatus.TENTATIVE
    : ICalEventStatus.CONFIRMED;
}

/**
 * A booking as calendars read it. Its id stays and its sequence grows with each move, so that a calendar that gets it
 * again moves or strikes out what it has.
 */
export function calendarFile(
  booking: BookingDetail,
  { url, place }: { url: string; place: string | null },
): string {
  const { history } = booking;
  const calendar = ical({
    prodId: { company: 'Souk', product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `souk-booking-${booking.booking_id}`,
    sequence: Math.max(0, history.length - 1),
    stamp: new Date(history.at(-1)?.at ?? booking.created_at),
    start: new Date(booking.starts_at),
    end: new Date(booking.ends_at),
    summary: `${booking.title}, ${booking.seller.name}`,
    description: booking.booking_number,
    location: place ?? booking.seller.name,
    status: statusOf(booking),
    url,
  });
  return calendar.toString();
}
