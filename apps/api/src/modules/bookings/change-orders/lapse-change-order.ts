import type { Tx } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import type { BookingRow } from '../bookings/booking.tables.ts';
import { moveChangeOrder, openChangeOrdersOf } from './change-order.queries.ts';
import { tellNotSigned } from './tell-change-order.ts';

/** Work that is over, called off or disputed has nothing left to change. */
export async function lapseChangeOrder(tx: Tx, booking: BookingRow): Promise<void> {
  const change = (await openChangeOrdersOf(tx, [booking.id])).get(booking.id);
  if (!change) return;
  const lapsed = await moveChangeOrder(tx, change, { move: 'lapse', by: 'system' });
  await tellNotSigned(tx, booking, lapsed, say`The change was not signed before the work ended.`);
}
