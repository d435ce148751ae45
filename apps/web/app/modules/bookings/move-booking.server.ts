import { msg } from '@lingui/core/macro';
import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import { safePath } from '@souk/contract/shared/safe-path';
import { data } from 'react-router';
import { submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { businessBookingPath } from './business-addresses.ts';
import { familyOf } from './business-family.server.ts';

/** The next free starts, which a refusal of a taken time names. */
export function freeTimesIn(reply: unknown): string[] {
  const next: unknown = typeof reply === 'object' && reply !== null ? Reflect.get(reply, 'next') : null;
  return Array.isArray(next) ? next.filter((each) => typeof each === 'string') : [];
}

/** Proposes the time of the posted form, and leads back to where the form was. */
export async function moveBooking(args: PageArgs, booking: BookingDetail) {
  const form = await postedForm(args);
  const params = { booking_id: booking.booking_id };
  const sent = await submit(args, familyOf(booking).reschedule, { form, params });
  if (!sent.ok)
    return data({ problems: sent.problems, free: freeTimesIn(sent.reply) }, { status: sent.status });
  const back = form.get('_back');
  const to = typeof back === 'string' ? safePath(back) : businessBookingPath(booking);
  return redirectWithToast(args, to, {
    tone: 'good',
    title: msg`New time proposed`,
    detail: msg`The booking keeps its time until the customer agrees.`,
  });
}
