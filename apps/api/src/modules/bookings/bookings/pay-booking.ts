import type { PayFields } from '@souk/contract/modules/payments/payments';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type createPaymentProviders, getMethod, type PaymentRow } from '../../payments/index.ts';
import { findSale, getCheckout, listInstalments, payCheckout, payInstalment } from '../../sales/index.ts';
import { checkSide } from './booking.policy.ts';
import { getBooking } from './booking.queries.ts';
import { bookingPaths } from './tell-booking.ts';

interface Paying {
  bookingId: number;
  pay: PayFields;
  /** Only a booking that waits for its payment. */
  isRepaying?: boolean;
}

/** Pays what is due of a booking: its checkout while that is open, then the next instalment. */
export async function payBooking(
  db: Db,
  providers: ReturnType<typeof createPaymentProviders>,
  customer: { id: number },
  { bookingId, pay, isRepaying = false }: Paying,
): Promise<PaymentRow> {
  const booking = await getBooking(db, bookingId);
  checkSide(booking, customer, 'customer');
  if (pay.card_id !== undefined) await getMethod(db, customer.id, pay.card_id);
  const sale = await findSale(db, bookingId);
  if (!sale || (isRepaying && booking.state !== 'Amount-Paid-Pending'))
    throw new Problem('booking-move-not-allowed');
  const returnPath = bookingPaths.buyer(bookingId);
  const { state } = await getCheckout(db, sale.checkoutId);
  if (state === 'open') {
    const { checkoutId } = sale;
    return payCheckout(db, providers, customer, { checkoutId, pay, returnPath });
  }
  const next = (await listInstalments(db, sale.id)).find(
    (row) => row.state !== 'paid' && row.state !== 'dropped',
  );
  if (!next) throw new Problem('booking-move-not-allowed');
  return payInstalment(db, providers, customer, { instalmentId: next.id, pay, returnPath });
}
