import { data, redirect } from 'react-router';
import { submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { pathFor } from './booking-address.ts';
import { familyOf, readBooking } from './load-booking.server.ts';

/** The booking that one side wants at another time; one that cannot move has its own page only. */
export async function loadMove(args: PageArgs, id: string) {
  const booking = await readBooking(args, id);
  if (!booking.moves.includes('move')) throw redirect(pathFor(booking));
  return { booking };
}

/** Moves it or proposes the time, as the API decides by its state. */
export async function moveBooking(args: PageArgs, id: string) {
  const booking = await readBooking(args, id);
  const params = { booking_id: booking.booking_id };
  const sent = await submit(args, familyOf(booking.module).reschedule, { params });
  if (!sent.ok) return data(sent.problems, { status: sent.status });
  return redirectWithToast(args, pathFor(booking), sent.message);
}
