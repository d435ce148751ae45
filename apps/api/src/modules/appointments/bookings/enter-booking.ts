import type { enterBooking as contract } from '@souk/contract/modules/appointments/bookings';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type BookingRow, startOf } from '../../bookings/index.ts';
import { findBusiness } from '../../sellers/index.ts';
import { makePriced } from './book-services.ts';
import { chooseServices } from './choose-services.ts';
import { kindOfBusiness } from './kind-of-business.ts';

/** Enters a customer who walked in or called; the booking stands at once and is paid on the spot. */
export function enterBooking(
  db: Db,
  seller: { id: number },
  form: BodyOf<typeof contract>,
): Promise<BookingRow> {
  return db.transaction(async (tx) => {
    const business = await findBusiness(tx, seller.id);
    const kind = business && kindOfBusiness(business);
    if (!kind) throw new Problem('record-not-found');
    const asked = { serviceIds: form.service_ids, addOnIds: form.add_on_ids };
    const choice = await chooseServices(tx, seller.id, asked);
    const startsAt = await startOf(tx, seller.id, form);
    const wish = { personId: form.staff, guests: form.guests };
    return makePriced(
      tx,
      { choice, wish, startsAt, customer: 'walk-in', offers: {} },
      {
        kind,
        customer: { name: form.customer_name, phone: form.customer_phone ?? null },
        note: form.note,
      },
    );
  });
}
