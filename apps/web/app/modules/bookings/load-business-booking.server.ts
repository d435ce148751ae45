import type { BookingKind } from '@souk/contract/modules/bookings/statuses';
import { getDispute } from '@souk/contract/modules/disputes/disputes';
import { data } from 'react-router';
import { call, submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { partyReviewPath } from '../reviews/index.server.ts';
import { businessBookingPath } from './business-addresses.ts';
import { getReceived } from './business-family.server.ts';
import { familyOf } from './load-booking.server.ts';

/** The people of a booking, who review each other. */
const party = 'bookings.party';

/** A received booking with the dispute about it, and where its customer is reviewed. */
export async function loadBusinessBooking(args: PageArgs, id: string | undefined, kind?: BookingKind) {
  const booking = await getReceived(args, id, kind);
  const { dispute_id: disputeId, customer, completed_at: completedAt } = booking;
  const [dispute, reviewPath] = await Promise.all([
    disputeId === null ? null : call(args, getDispute, { params: { id: disputeId } }),
    completedAt === null || customer.id === null
      ? null
      : partyReviewPath(args, {
          kind: party,
          otherId: customer.id,
          dealId: booking.booking_id,
          back: businessBookingPath(booking),
        }),
  ]);
  return { booking, dispute, reviewPath };
}

export type LoadedBooking = Awaited<ReturnType<typeof loadBusinessBooking>>;

/** Answers in the dispute about a received booking. */
export async function replyOnBooking(args: PageArgs, id: string | undefined, kind?: BookingKind) {
  const booking = await getReceived(args, id, kind);
  const params = { booking_id: booking.booking_id };
  const sent = await submit(args, familyOf(booking.module).replyDispute, { params });
  if (!sent.ok) return data(sent.problems, { status: sent.status });
  return redirectWithToast(args, businessBookingPath(booking), sent.message);
}
