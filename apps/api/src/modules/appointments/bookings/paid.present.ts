import type { bookAndPay as contract } from '@souk/contract/modules/appointments/bookings';
import type { ReplyOf } from '@souk/contract/shared/endpoint';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { getBooking, presentBookingDetail } from '../../bookings/index.ts';
import { presentPayment } from '../../payments/index.ts';
import type { bookAndPay } from './book-and-pay.ts';

/** A booking with the payment of what is due of it, or the refusal of a payment that failed. */
export async function presentPaid(
  reader: Reader,
  paid: Awaited<ReturnType<typeof bookAndPay>>,
): Promise<ReplyOf<typeof contract>> {
  const payment = paid.payment && presentPayment(paid.payment);
  if (payment?.status === 'failed') throw new Problem('payment-failed', { data: payment });
  const booking = await presentBookingDetail(reader, await getBooking(reader, paid.bookingId), 'customer');
  return { payment, booking, gst: booking.gst, total: booking.total };
}
