import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { atMoment } from '../../../platform/texts/fillings.ts';
import { say } from '../../../platform/texts/say.ts';
import { moveTime, releaseTime } from '../../availability/index.ts';
import { getUser } from '../../identity/index.ts';
import { rescheduleSale } from '../../sales/index.ts';
import { type Side, sideOf } from '../bookings/booking.policy.ts';
import { claimantOf, type LockedBooking, lockBooking, moveBooking } from '../bookings/booking.queries.ts';
import type { BookingRow } from '../bookings/booking.tables.ts';
import { showBooking, tellBookings } from '../bookings/tell-booking.ts';
import { endProposal, openProposalsOf, proposalKind } from './proposal.queries.ts';
import type { ProposalRow } from './proposal.tables.ts';

/** Both sides agree: the booking leaves its old time and takes the new one. */
async function takeNewTime(
  tx: Tx,
  { booking, sale }: LockedBooking,
  proposal: ProposalRow,
  by: { side: Side; userId: number },
): Promise<BookingRow> {
  const { startsAt, endsAt } = proposal;
  const time = { ownerId: booking.sellerId, startsAt, needs: booking.needs };
  await moveTime(tx, time, claimantOf(booking), { isOwnEntry: true });
  const moved = await moveBooking(tx, booking, {
    move: booking.state === 'Accepted' ? 'move' : 'move-paid',
    by: by.side,
    byUserId: by.userId,
    set: { startsAt, endsAt },
  });
  if (sale) await rescheduleSale(tx, sale, startsAt);
  const at = atMoment(startsAt, (await getUser(tx, booking.sellerId)).timeZone);
  const news = { booking: moved, step: `moved-${proposal.id}`, subject: say`Your booking has a new time` };
  const text = say`${moved.title} is now on ${at}.`;
  await tellBookings(tx, [
    { ...news, to: 'customer', text },
    { ...news, to: 'seller', text },
  ]);
  return moved;
}

async function tellDeclined(tx: Tx, booking: BookingRow, { id, bySide }: ProposalRow): Promise<void> {
  await tellBookings(tx, [
    {
      booking,
      to: bySide,
      step: `kept-${id}`,
      subject: say`Your booking keeps its time`,
      text: say`The other time for ${booking.title} was declined.`,
    },
  ]);
}

/** Accepts or declines the other side's proposed time, or takes the own one back. */
export function answerProposal(
  db: Db,
  user: { id: number },
  bookingId: number,
  answer: 'accept' | 'decline',
): Promise<BookingRow> {
  return db.transaction(async (tx) => {
    const locked = await lockBooking(tx, bookingId);
    const side = sideOf(locked.booking, user);
    const proposal = (await openProposalsOf(tx, [bookingId])).get(bookingId);
    const isOwn = proposal?.bySide === side;
    if (!proposal || (isOwn && answer === 'accept')) throw new Problem('booking-move-not-allowed');

    await releaseTime(tx, { kind: proposalKind, id: proposal.id });
    if (answer === 'accept') {
      await endProposal(tx, proposal, 'accepted');
      return takeNewTime(tx, locked, proposal, { side, userId: user.id });
    }
    await endProposal(tx, proposal, isOwn ? 'withdrawn' : 'declined');
    if (isOwn) await showBooking(tx, locked.booking);
    else await tellDeclined(tx, locked.booking, proposal);
    return locked.booking;
  });
}
