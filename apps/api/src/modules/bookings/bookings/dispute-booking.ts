import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { type DisputeRow, findDisputesOf } from '../../disputes/index.ts';
import { disputeSale, stakeOf, stopSale } from '../../sales/index.ts';
import { bookingKind } from './booking.life.ts';
import { checkSide } from './booking.policy.ts';
import { lockBooking, moveBooking } from './booking.queries.ts';
import { mayDispute } from './booking.rules.ts';
import { showBooking } from './tell-booking.ts';

/** The customer of a paid booking reports a problem, or contests a no-show: nobody is paid until it is decided. */
export function disputeBooking(
  db: Db,
  customer: { id: number },
  bookingId: number,
  { reason, comment }: { reason: string; comment: string },
  files: readonly UploadedFile[] = [],
): Promise<DisputeRow> {
  return db.transaction(async (tx) => {
    const { booking, sale } = await lockBooking(tx, bookingId);
    checkSide(booking, customer, 'customer');
    // Checked first, because the state of a disputed booking would already refuse.
    if ((await findDisputesOf(tx, bookingKind, [booking.id])).has(booking.id))
      throw new Problem('complained-already');
    if (!sale || !mayDispute(booking, clock.now())) throw new Problem('booking-move-not-allowed');
    const stake = await stakeOf(tx, sale, null);
    if (stake.cents === 0) throw new Problem('booking-move-not-allowed');

    const move = booking.state === 'Cancelled' ? 'contest' : 'dispute';
    const disputed = await moveBooking(tx, booking, { move, by: 'customer', byUserId: customer.id, reason });
    await stopSale(tx, sale, true);
    const dispute = await disputeSale(tx, sale, stake, { reason, comment }, files);
    await showBooking(tx, disputed);
    return dispute;
  });
}
