import type { Tx } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import type { BookingRow } from '../bookings/booking.tables.ts';
import { tellNotSigned } from './tell-work-change.ts';
import { moveWorkChange, openWorkChangesOf } from './work-change.queries.ts';

/** Work that is over, called off or disputed has nothing left to change. */
export async function lapseWorkChange(tx: Tx, booking: BookingRow): Promise<void> {
  const change = (await openWorkChangesOf(tx, [booking.id])).get(booking.id);
  if (!change) return;
  const lapsed = await moveWorkChange(tx, change, { move: 'lapse', by: 'system' });
  await tellNotSigned(tx, booking, lapsed, say`The change was not signed before the work ended.`);
}
