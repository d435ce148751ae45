import type { settableStatuses, UpdateFields } from '@souk/contract/modules/bookings/booking-fields';
import type { z } from 'zod';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { checkSide, sideOf } from '../bookings/booking.policy.ts';
import { getBooking, lockBooking, noteBooking } from '../bookings/booking.queries.ts';
import type { BookingRow } from '../bookings/booking.tables.ts';
import type { OtherServices } from '../bookings/booking-editor.ts';
import { confirmBooking } from '../bookings/confirm-booking.ts';
import { declineBooking } from '../bookings/decline-booking.ts';
import { finishJob } from '../bookings/finish-job.ts';
import { startBooking } from '../bookings/start-booking.ts';
import { editServices } from './edit-services.ts';
import { rescheduleBooking } from './reschedule-booking.ts';
import { startOf } from './start-of.ts';

type Form = z.output<typeof UpdateFields>;
type Settable = (typeof settableStatuses)[number];

const verbs: Record<Settable, (tx: Tx, seller: { id: number }, bookingId: number) => Promise<BookingRow>> = {
  Accepted: confirmBooking,
  Rejected: (tx, seller, bookingId) => declineBooking(tx, seller, bookingId, undefined),
  Inprocess: startBooking,
  'Job-Done': finishJob,
};

const chosenIn = (form: Form, startsAt: Date): OtherServices => ({
  serviceIds: form.service_ids,
  addOnIds: form.add_on_ids,
  startsAt,
  personId: form.staff,
  guests: form.guests,
  offers: form,
  quotedCents: form.quoted_cents,
});

/** The customer changes a request that nobody has answered yet. */
async function editRequest(
  tx: Tx,
  customer: { id: number },
  known: BookingRow,
  form: Form,
): Promise<BookingRow> {
  const { date, time, starts_at, note } = form;
  if (known.state !== 'Pending') throw new Problem('booking-move-not-allowed');
  const hasTime = date !== undefined && time !== undefined;
  const startsAt = hasTime ? await startOf(tx, known.sellerId, { date, time, starts_at }) : undefined;
  if (form.service_ids.length > 0) {
    const locked = await lockBooking(tx, known.id);
    await editServices(tx, locked, customer, chosenIn(form, startsAt ?? locked.booking.startsAt));
  } else if (startsAt) await rescheduleBooking(tx, customer, known.id, { startsAt });
  const { booking } = await lockBooking(tx, known.id);
  return note === undefined ? booking : noteBooking(tx, booking, { note });
}

/** Changes a booking as its side may: the customer a request's services, time and note, the seller the status. */
export function updateBooking(
  db: Db,
  user: { id: number },
  bookingId: number,
  form: Form,
): Promise<BookingRow> {
  return db.transaction(async (tx) => {
    const known = await getBooking(tx, bookingId);
    if (form.status === undefined && sideOf(known, user) === 'customer')
      return editRequest(tx, user, known, form);
    checkSide(known, user, 'seller');
    if (form.status === undefined) throw new Problem('booking-move-not-allowed');
    return verbs[form.status](tx, user, bookingId);
  });
}
