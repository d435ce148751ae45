import { chooseAddressText } from '@souk/contract/modules/appointments/bookings';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { type BookingEditor, type BookingRow, bookingKind } from '../../bookings/index.ts';
import { giveBack } from '../../discounts/index.ts';
import { bookedOf } from './booked-of.ts';
import { checkReach, needsAddress } from './check-reach.ts';
import { type Choice, checkBookable, chooseServices } from './choose-services.ts';
import { checkQuoted, priceBooking } from './price-booking.ts';

/** Where it has to be done at the customer's, the request must have said where. */
async function checkPlace(tx: Tx, choice: Choice, { address }: BookingRow): Promise<void> {
  if (needsAddress(choice) && !address) throw fieldProblem('service_ids', chooseAddressText);
  await checkReach(tx, choice, address ?? undefined);
}

/** As many heads as before, where the form says nothing else. */
function headsOf({ chosen }: Choice, { lines }: BookingRow): number | undefined {
  const perHead = chosen.find(({ service }) => service.priceKind === 'head')?.service.id;
  return lines.find(({ itemId, subjectId }) => subjectId === perHead && itemId === perHead)?.quantity;
}

/** Other services for a request of the same customer, at the same business: priced as they are now. */
export const rechooseServices: BookingEditor = async (tx, booking, wanted) => {
  const { startsAt, offers, personId, quotedCents } = wanted;
  const choice = await chooseServices(tx, booking.sellerId, wanted);
  checkBookable(choice);
  await checkPlace(tx, choice, booking);
  // Its own use of a promotion does not stand in its way.
  await giveBack(tx, { kind: bookingKind, id: booking.id });
  const timed = {
    choice,
    wish: { personId, guests: wanted.guests ?? headsOf(choice, booking) },
    startsAt,
    customer: booking.customerId === null ? ('walk-in' as const) : { id: booking.customerId },
    offers,
    besidesId: booking.id,
  };
  const priced = await priceBooking(tx, timed);
  await checkQuoted(tx, priced, quotedCents);
  return {
    ...bookedOf(timed, priced),
    use: async (part, changed) => {
      for (const use of priced.uses) await use(part, changed);
    },
  };
};
