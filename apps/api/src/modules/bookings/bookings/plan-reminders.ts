import { bookingTimes } from '@souk/contract/modules/bookings/statuses';
import { clock, hoursMs } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { addJob, removeJob } from '../../../platform/jobs/jobs.ts';
import type { BookingRow } from './booking.tables.ts';

export const remindJob = 'remind-of-booking';

/** Both sides count on it; whoever has not paid or been confirmed is told so otherwise. */
export const isExpected = ({ state }: Pick<BookingRow, 'state'>): boolean =>
  state === 'Accepted' || state === 'Accepted-Paid';

/** The moment so many hours before a booking starts. */
export const hoursBefore = ({ startsAt }: Pick<BookingRow, 'startsAt'>, hours: number): Date =>
  new Date(startsAt.getTime() - hoursMs(hours));

/** Books the reminders of a booking with the move that makes it stand, again with each new time, and takes them back. */
export async function planReminders(tx: Tx, before: BookingRow, after: BookingRow): Promise<void> {
  if (!isExpected(before) && !isExpected(after)) return;
  for (const hours of bookingTimes.reminderHours) {
    const key = `reminder:${after.id}:${hours}`;
    const runAt = hoursBefore(after, hours);
    const isToCome = isExpected(after) && runAt > clock.now();
    if (isToCome) await addJob(tx, remindJob, { bookingId: after.id, hours }, { key, runAt });
    else await removeJob(tx, key);
  }
}
