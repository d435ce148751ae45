import { msg } from '@lingui/core/macro';
import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import { safePath } from '@souk/contract/shared/safe-path';
import { data, redirect } from 'react-router';
import { submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { pathFor } from './booking-address.ts';
import { isProposed } from './calendar-move.ts';
import { familyOf, readBooking } from './load-booking.server.ts';

/** The booking that one side wants at another time; one that cannot move has its own page only. */
export async function loadMove(args: PageArgs, id: string) {
  const booking = await readBooking(args, id);
  if (!booking.moves.includes('move')) throw redirect(pathFor(booking));
  return { booking };
}

/** The next free starts, which a refusal of a taken time names. */
export function freeTimesIn(reply: unknown): string[] {
  const next: unknown = typeof reply === 'object' && reply !== null ? Reflect.get(reply, 'next') : null;
  return Array.isArray(next) ? next.filter((each) => typeof each === 'string') : [];
}

const toastOf = (booking: BookingDetail, message: string) =>
  isProposed(booking)
    ? {
        tone: 'good' as const,
        title: msg`New time proposed`,
        detail: msg`Until the other side agrees, the booking keeps its time.`,
      }
    : message;

/** Moves it or proposes the time of the posted form, as its state has it, and leads back to where the form was. */
export async function moveBooking(args: PageArgs, id: string) {
  const booking = await readBooking(args, id);
  const form = await postedForm(args);
  const params = { booking_id: booking.booking_id };
  const sent = await submit(args, familyOf(booking.module).reschedule, { form, params });
  if (!sent.ok)
    return data({ problems: sent.problems, free: freeTimesIn(sent.reply) }, { status: sent.status });
  const back = form.get('_back');
  const to = typeof back === 'string' ? safePath(back) : pathFor(booking);
  return redirectWithToast(args, to, toastOf(booking, sent.message));
}
