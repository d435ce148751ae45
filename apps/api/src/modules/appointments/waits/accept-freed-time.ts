import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { releaseTime } from '../../availability/index.ts';
import type { BookingRow } from '../../bookings/index.ts';
import { makePriced } from '../bookings/book-services.ts';
import { waitLife } from './wait.life.ts';
import { holdOf, lockOwnWait, moveWait } from './wait.queries.ts';
import { isHeld } from './wait.rules.ts';
import { wishOf } from './wish-of.ts';

/** Books the time that is held for a customer, as it is priced now: the hold becomes the booking's claim. */
export function acceptFreedTime(db: Reader, customer: { id: number }, id: number): Promise<BookingRow> {
  return db.transaction(async (tx) => {
    const wait = await lockOwnWait(tx, id, customer);
    waitLife.next(wait.state, 'accept', 'customer');
    const { startsAt, address, kind, note } = wait;
    if (!startsAt || !isHeld(wait)) throw new Problem('waiting-move-not-allowed');
    const wanted = await wishOf(tx, wait);

    await releaseTime(tx, holdOf(wait));
    const booking = await makePriced(
      tx,
      { ...wanted, startsAt, customer, offers: {} },
      { kind, customer: { id: customer.id }, address: address ?? undefined, note: note ?? undefined },
    );
    await moveWait(tx, wait, { move: 'accept', by: 'customer', set: { bookingId: booking.id } });
    return booking;
  });
}
