import { bookingTimes } from '@souk/contract/modules/bookings/statuses';
import { clock, fromNow, hoursMs } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { atMoment } from '../../../platform/texts/fillings.ts';
import { say } from '../../../platform/texts/say.ts';
import { moveTime, proposeTime } from '../../availability/index.ts';
import { getUser } from '../../identity/index.ts';
import { rescheduleSale } from '../../sales/index.ts';
import { bookingLife } from '../bookings/booking.life.ts';
import { type Side, sideOf } from '../bookings/booking.policy.ts';
import { claimantOf, type LockedBooking, lockBooking, moveBooking } from '../bookings/booking.queries.ts';
import type { BookingRow } from '../bookings/booking.tables.ts';
import { tellBookings } from '../bookings/tell-booking.ts';
import { insertProposal, openProposalsOf, proposalKind } from './proposal.queries.ts';
import { tellEdited } from './tell-edited.ts';

interface NewTime {
  startsAt: Date;
  reason?: string | undefined;
}

/** The new time is as long as the old one. */
export const endOf = ({ startsAt, endsAt }: Pick<BookingRow, 'startsAt' | 'endsAt'>, start: Date): Date =>
  new Date(start.getTime() + endsAt.getTime() - startsAt.getTime());

/** A request that nobody has confirmed moves at once. */
async function editRequest(
  tx: Tx,
  { booking, sale }: LockedBooking,
  userId: number,
  { startsAt, reason }: NewTime,
): Promise<BookingRow> {
  const time = { ownerId: booking.sellerId, startsAt, needs: booking.needs };
  await moveTime(tx, time, claimantOf(booking));
  const set = { startsAt, endsAt: endOf(booking, startsAt) };
  const actor = { by: 'customer', byUserId: userId, reason } as const;
  const moved = await moveBooking(tx, booking, { move: 'edit', ...actor, set });
  if (sale) await rescheduleSale(tx, sale, startsAt);
  await tellEdited(tx, moved);
  return moved;
}

async function tellProposal(tx: Tx, booking: BookingRow, side: Side, startsAt: Date, proposalId: number) {
  const at = atMoment(startsAt, (await getUser(tx, booking.sellerId)).timeZone);
  const who = side === 'customer' ? booking.customerName : booking.sellerName;
  await tellBookings(tx, [
    {
      booking,
      to: side === 'customer' ? 'seller' : 'customer',
      step: `proposal-${proposalId}`,
      subject: say`Another time for ${booking.title}`,
      text: say`${who} proposes ${at}. Until you answer, the booking keeps its time.`,
    },
  ]);
}

/** The customer of a paid booking cannot escape its terms by moving it at the last moment (spec states §2). */
const leastNoticeHours = 24;

function checkMovable({ state, startsAt }: BookingRow, side: Side): void {
  const move = state === 'Accepted' ? 'move' : 'move-paid';
  bookingLife.next(state, move, side);
  const isLate =
    side === 'customer' && state === 'Accepted-Paid' && startsAt < fromNow(hoursMs(leastNoticeHours));
  if (isLate || startsAt <= clock.now()) throw new Problem('booking-move-not-allowed');
}

/**
 * Moves a request that waits for its seller, or proposes another time for a confirmed booking, which keeps its own
 * until the other side agrees; the proposed time is held meanwhile.
 */
export function rescheduleBooking(
  db: Reader,
  user: { id: number },
  bookingId: number,
  wanted: NewTime,
): Promise<BookingRow> {
  return db.transaction(async (tx) => {
    const locked = await lockBooking(tx, bookingId);
    const { booking } = locked;
    const side = sideOf(booking, user);
    if (booking.state === 'Pending' && side === 'customer') return editRequest(tx, locked, user.id, wanted);
    checkMovable(booking, side);
    if ((await openProposalsOf(tx, [bookingId])).has(bookingId))
      throw new Problem('booking-move-not-allowed');

    const { startsAt, reason } = wanted;
    const latest = Math.min(booking.startsAt.getTime(), startsAt.getTime());
    const expiresAt = new Date(Math.min(fromNow(hoursMs(bookingTimes.proposalHours)).getTime(), latest));
    const proposal = await insertProposal(tx, {
      bookingId,
      bySide: side,
      startsAt,
      endsAt: endOf(booking, startsAt),
      reason: reason ?? null,
      expiresAt,
    });
    const time = { ownerId: booking.sellerId, startsAt, needs: booking.needs };
    await proposeTime(tx, time, claimantOf(booking), { kind: proposalKind, id: proposal.id }, expiresAt);
    await tellProposal(tx, booking, side, startsAt, proposal.id);
    return booking;
  });
}
