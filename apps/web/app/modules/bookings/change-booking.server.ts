import { proposeWorkChange } from '@souk/contract/modules/bookings/work-changes';
import { data, redirect } from 'react-router';
import { submit } from '../../lib/api.server.ts';
import { valuesOf } from '../../lib/form.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { pathFor } from './booking-address.ts';
import { typedChanges } from './change-rows.ts';
import { readBooking } from './load-booking.server.ts';

/** The booking whose work one side wants to change; one that cannot change has its own page only. */
export async function loadChange(args: PageArgs, id: string) {
  const booking = await readBooking(args, id);
  if (!booking.moves.includes('change')) throw redirect(pathFor(booking));
  return { booking };
}

/** Proposes the change of the posted form, and leads back to the booking. */
export async function proposeChange(args: PageArgs, id: string) {
  const booking = await readBooking(args, id);
  const form = await postedForm(args);
  const items = JSON.stringify(typedChanges(valuesOf(form).items));
  const params = { booking_id: booking.booking_id };
  const sent = await submit(args, proposeWorkChange, { form, params, also: { items } });
  if (!sent.ok) return data(sent.problems, { status: sent.status });
  return redirectWithToast(args, pathFor(booking), sent.message);
}
