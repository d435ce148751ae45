import type { Db, Tx } from '../../../platform/db/database.ts';
import { leastOfAny } from '../../payments/index.ts';
import { type ChangeQuote, changeSale } from '../../sales/index.ts';
import type { Side } from '../bookings/booking.policy.ts';
import { type LockedBooking, moveBooking } from '../bookings/booking.queries.ts';
import type { BookingRow } from '../bookings/booking.tables.ts';
import { gstPercentOf } from '../bookings/gst-percent-of.ts';
import { changedSaleOf } from './changed-sale-of.ts';
import { takeExtraDays } from './extra-days.ts';
import { lockWorkChange } from './lock-work-change.ts';
import { tellAccepted } from './tell-work-change.ts';
import { workChangeLife } from './work-change.life.ts';
import { moveWorkChange } from './work-change.queries.ts';
import { partOf, soldLinesOf } from './work-change.rules.ts';
import type { WorkChangeRow } from './work-change.tables.ts';

/** The sale changes by what both have signed; what goes back is the seller's to give. */
async function changeMoney(
  tx: Tx,
  locked: LockedBooking,
  change: WorkChangeRow,
  quotedCents: number | undefined,
): Promise<ChangeQuote> {
  const { booking } = locked;
  const { id, number, totalCents: cents, gstCents } = change;
  return changeSale(tx, changedSaleOf(locked), {
    label: `Change ${number}`,
    cents,
    gstCents,
    lines: soldLinesOf(booking, change, await gstPercentOf(tx, booking.sellerId)),
    leastCents: leastOfAny(booking.currency),
    quotedCents,
    key: `work-change:${id}`,
    reason: 'The work was changed',
    by: 'seller',
    byUserId: booking.sellerId,
  });
}

async function changeBooking(
  tx: Tx,
  booking: BookingRow,
  { totalCents, gstCents, extraDays }: WorkChangeRow,
  by: { side: Side; userId: number },
): Promise<BookingRow> {
  const longer = await takeExtraDays(tx, booking, extraDays);
  return moveBooking(tx, booking, {
    move: booking.state === 'Inprocess' ? 'change-started' : 'change-paid',
    by: by.side,
    byUserId: by.userId,
    set: {
      ...longer,
      subTotalCents: booking.subTotalCents + totalCents,
      totalCents: booking.totalCents + totalCents,
      gstCents: Math.max(0, booking.gstCents + gstCents),
    },
  });
}

/** The other side signs a proposed change: from now on it is what was booked, and what is owed follows. */
export function acceptWorkChange(
  db: Db,
  user: { id: number },
  workChangeId: number,
  { quotedCents }: { quotedCents?: number | undefined } = {},
): Promise<WorkChangeRow> {
  return db.transaction(async (tx) => {
    const { change, side, ...locked } = await lockWorkChange(tx, user, workChangeId);
    workChangeLife.next(change.state, 'accept', partOf(change, side));

    const { refundCents } = await changeMoney(tx, locked, change, quotedCents);
    const actor = { by: 'other', byUserId: user.id, refundedCents: refundCents } as const;
    const accepted = await moveWorkChange(tx, change, { move: 'accept', ...actor });
    const booking = await changeBooking(tx, locked.booking, change, { side, userId: user.id });
    await tellAccepted(tx, booking, accepted);
    return accepted;
  });
}
