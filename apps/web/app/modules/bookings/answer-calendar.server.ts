import type { PageArgs } from '../../lib/page-state.server.ts';
import { pathFor } from './booking-address.ts';
import { calendarFile } from './calendar-file.server.ts';
import { findPlace, readBooking } from './load-booking.server.ts';

/** A booking as a file for calendars, with the link to its page. */
export async function answerWithCalendar(args: PageArgs, id: string, origin: string): Promise<Response> {
  const booking = await readBooking(args, id);
  const { place } = await findPlace(args, booking);
  const { href: url } = new URL(pathFor(booking), origin);
  return new Response(calendarFile(booking, { url, place }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="booking-${booking.booking_number}.ics"`,
      'cache-control': 'private, no-store',
    },
  });
}
