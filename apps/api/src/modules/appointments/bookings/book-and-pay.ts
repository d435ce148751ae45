import type { PayFields } from '@souk/contract/modules/payments/payments';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Once } from '../../../platform/http/idempotency.ts';
import { payBooking } from '../../bookings/index.ts';
import { type createPaymentProviders, getMethod, type PaymentRow } from '../../payments/index.ts';
import { moneyOfSales } from '../../sales/index.ts';
import { getShownBusiness } from '../../sellers/index.ts';
import { bookServices } from './book-services.ts';
import { kindOfBusiness } from './kind-of-business.ts';

interface Paying {
  wanted: Parameters<typeof bookServices>[3];
  pay: PayFields;
  once: Once;
}

/**
 * Books a service once per key and pays what is due of it. The booking is committed before the provider is asked; a
 * repetition finds it and pays only what is still open.
 */
export async function bookAndPay(
  db: Db,
  providers: ReturnType<typeof createPaymentProviders>,
  customer: { id: number },
  { wanted, pay, once }: Paying,
): Promise<{ bookingId: number; payment: PaymentRow | null }> {
  // A card that is not theirs is refused before anything is booked.
  if (pay.card_id !== undefined) await getMethod(db, customer.id, pay.card_id);
  const kind = kindOfBusiness(await getShownBusiness(db, wanted.business_id));
  if (!kind) throw new Problem('record-not-found');
  const { bookingId } = await once(async (part) => {
    const { id } = await bookServices(part, customer, kind, wanted);
    return { bookingId: id };
  });
  const isOwed = (await moneyOfSales(db, [bookingId])).get(bookingId)?.owesNow ?? false;
  const payment = isOwed ? await payBooking(db, providers, customer, { bookingId, pay }) : null;
  return { bookingId, payment };
}
