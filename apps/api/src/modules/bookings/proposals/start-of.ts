import { pastDateText, type When } from '@souk/contract/modules/bookings/booking-fields';
import { Temporal } from 'temporal-polyfill';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { getUser } from '../../identity/index.ts';

/**
 * When a booking is to start: what its form says in date and time is meant at the seller's place. A time that clocks
 * skip is the next one there is; of one that they show twice it is the first, unless the form names the other.
 */
export async function startOf(
  reader: Reader,
  sellerId: number,
  { date, time, starts_at: named }: When,
): Promise<Date> {
  const { timeZone } = await getUser(reader, sellerId);
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  const start = named ? new Date(named) : new Date(local.toZonedDateTime(timeZone).epochMilliseconds);
  if (start <= clock.now()) throw fieldProblem('date', pastDateText);
  return start;
}
