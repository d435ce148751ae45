import { chooseAddressText } from '@souk/contract/modules/appointments/bookings';
import type { BookingKind } from '@souk/contract/modules/bookings/statuses';
import type { GeoAddress } from '@souk/contract/shared/values';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { type BookingRow, makeBooking, startOf, type WantedBooking } from '../../bookings/index.ts';
import { findBusiness } from '../../sellers/index.ts';
import { bookedOf, type Timed } from './booked-of.ts';
import { checkReach, needsAddress } from './check-reach.ts';
import { checkBookable, chooseFrom } from './choose-services.ts';
import { kindOfBusiness } from './kind-of-business.ts';
import { checkQuoted, priceBooking } from './price-booking.ts';
import type { AskedOffers } from './pricing.rules.ts';

interface Booked {
  business_id: number;
  service_ids: readonly number[];
  add_on_ids: readonly number[];
  staff?: number | undefined;
  guests?: number | undefined;
  date: string;
  time: string;
  starts_at?: string | undefined;
  address?: GeoAddress | undefined;
  note?: string | undefined;
  quoted_cents?: number | undefined;
}

type Form = Booked & AskedOffers;

type Wanted = Pick<WantedBooking, 'kind' | 'customer' | 'address' | 'note'>;

/** Prices and books what was chosen, and uses up what made it cheaper; all of it or nothing. */
export async function makePriced(
  tx: Tx,
  timed: Timed,
  { quotedCents, ...wanted }: Wanted & { quotedCents?: number | undefined },
): Promise<BookingRow> {
  const priced = await priceBooking(tx, timed);
  await checkQuoted(tx, priced, quotedCents);
  const booking = await makeBooking(tx, {
    ...wanted,
    sellerId: timed.choice.sellerId,
    ...bookedOf(timed, priced),
  });
  for (const use of priced.uses) await use(tx, booking);
  return booking;
}

/** A kind's calls book only what is offered by businesses of that kind. */
async function checkKind(tx: Tx, sellerId: number, kind: BookingKind): Promise<void> {
  const business = await findBusiness(tx, sellerId);
  if (!business || kindOfBusiness(business) !== kind) throw new Problem('record-not-found');
}

/**
 * Books services of a business for a customer, one after another: priced as they are now, with their time taken, or
 * refused with the next free times.
 */
export function bookServices(
  db: Db,
  customer: { id: number },
  kind: BookingKind,
  form: Form,
): Promise<BookingRow> {
  return db.transaction(async (tx) => {
    const asked = { serviceIds: form.service_ids, addOnIds: form.add_on_ids };
    const choice = await chooseFrom(tx, form.business_id, asked);
    await checkKind(tx, choice.sellerId, kind);
    checkBookable(choice);
    if (needsAddress(choice) && !form.address) throw fieldProblem('address', chooseAddressText);
    await checkReach(tx, choice, form.address);
    const startsAt = await startOf(tx, choice.sellerId, form);
    const wish = { personId: form.staff, guests: form.guests };
    return makePriced(
      tx,
      { choice, wish, startsAt, customer, offers: form },
      {
        kind,
        customer: { id: customer.id },
        address: needsAddress(choice) ? form.address : undefined,
        note: form.note,
        quotedCents: form.quoted_cents,
      },
    );
  });
}
