import type { Tx } from '../../../platform/db/database.ts';
import type { SaleRow } from '../../sales/index.ts';
import { listBookingsById } from './booking.queries.ts';
import { type News, tellBookings } from './tell-booking.ts';

/** Tells the customers of these sales how it stands with their money. */
export async function tellPayment(
  tx: Tx,
  sales: readonly SaleRow[],
  step: string,
  words: Pick<News, 'subject' | 'text'>,
): Promise<void> {
  const bookings = await listBookingsById(
    tx,
    sales.map(({ id }) => id),
  );
  await tellBookings(
    tx,
    bookings.map((booking) => ({ booking, to: 'customer' as const, step, ...words })),
  );
}
