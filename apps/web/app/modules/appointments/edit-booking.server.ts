import { data, redirect } from 'react-router';
import { submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { familyOf, freeTimesIn, readBooking } from '../bookings/index.server.ts';
import { bookingPath } from '../bookings/index.ts';
import { choiceOf } from './book-again.server.ts';
import { listServicesOf } from './load-booking.server.ts';

/** The request with everything that its business offers; one that cannot change any more has its own page only. */
export async function loadEdit(args: PageArgs, id: string) {
  const booking = await readBooking(args, id);
  const { business_id: businessId } = booking.seller;
  if (!booking.moves.includes('edit') || businessId === null) throw redirect(bookingPath(booking.booking_id));
  const services = await listServicesOf(args, businessId);
  return { booking, services, choice: choiceOf(booking, services).choice };
}

/** Changes the request as posted: services with their add-ons, and the time. */
export async function editBooking(args: PageArgs, id: string) {
  const booking = await readBooking(args, id);
  const form = await postedForm(args);
  const also = { service_ids: form.getAll('service'), add_on_ids: form.getAll('add') };
  const params = { booking_id: booking.booking_id };
  const sent = await submit(args, familyOf(booking.module).update, { form, params, also });
  if (!sent.ok)
    return data({ problems: sent.problems, free: freeTimesIn(sent.reply) }, { status: sent.status });
  return redirectWithToast(args, bookingPath(booking.booking_id), sent.message);
}
