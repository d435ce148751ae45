import { bookingTimes } from '@souk/contract/modules/bookings/statuses';
import { clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { atMoment } from '../../../platform/texts/fillings.ts';
import { type Said, say } from '../../../platform/texts/say.ts';
import { timeZoneOf } from '../../identity/index.ts';
import { findBusiness, publicPlaceOfBusiness } from '../../sellers/index.ts';
import { lockBooking } from './booking.queries.ts';
import type { BookingRow } from './booking.tables.ts';
import { hoursBefore, isExpected } from './plan-reminders.ts';
import { bookingPaths, type News, tellBookings } from './tell-booking.ts';

/** A reminder that is late is left to the next one; what has begun needs none. */
function isDue(booking: BookingRow, hours: number): boolean {
  const now = clock.now();
  const nextHours = bookingTimes.reminderHours.find((other) => other < hours) ?? 0;
  return isExpected(booking) && hoursBefore(booking, hours) <= now && now < hoursBefore(booking, nextHours);
}

/** The seller's door, as everybody may see it. */
async function placeOf(tx: Tx, { sellerId }: BookingRow): Promise<string | null> {
  const business = await findBusiness(tx, sellerId);
  return (business && publicPlaceOfBusiness(business)?.location) ?? null;
}

async function textForCustomer(tx: Tx, booking: BookingRow, customerId: number): Promise<Said> {
  const { sellerName, startsAt, address } = booking;
  const at = atMoment(startsAt, await timeZoneOf(tx, customerId));
  if (address) return say`${sellerName} comes to you: ${at}, ${address.location}.`;
  const place = await placeOf(tx, booking);
  return place ? say`${sellerName} expects you: ${at}, ${place}.` : say`${sellerName} expects you: ${at}.`;
}

/** Customers are reminded of each booking; sellers see their day in their calendar, and are told when to set off. */
async function newsOf(tx: Tx, booking: BookingRow, hours: number): Promise<News[]> {
  const { customerId, customerName, sellerId, startsAt, address, title } = booking;
  const news = {
    booking,
    kind: 'reminder' as const,
    step: `reminder-${hours}-${startsAt.toISOString()}`,
    subject: say`Reminder: ${title}`,
  };
  const told: News[] = [];
  if (customerId !== null) {
    const also = { label: say`Add to calendar`, path: bookingPaths.calendar(booking.id) };
    told.push({ ...news, to: 'customer', text: await textForCustomer(tx, booking, customerId), also });
  }
  if (address) {
    const at = atMoment(startsAt, await timeZoneOf(tx, sellerId));
    const text = say`${customerName} expects you: ${at}, ${address.location}.`;
    told.push({ ...news, to: 'seller', text });
  }
  return told;
}

/** Reminds both sides of a booking that starts in so many hours, once for each start. */
export async function remindOfBooking(
  db: Db,
  { bookingId, hours }: { bookingId: number; hours: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { booking } = await lockBooking(tx, bookingId);
    if (isDue(booking, hours)) await tellBookings(tx, await newsOf(tx, booking, hours));
  });
}
