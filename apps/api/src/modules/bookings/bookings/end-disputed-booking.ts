import type { Tx } from '../../../platform/db/database.ts';
import { completeSale, type Decision, payVerdict, type SaleRow, stopSale } from '../../sales/index.ts';
import { lockBookings, moveBooking } from './booking.queries.ts';
import type { BookingRow } from './booking.tables.ts';
import { showBooking } from './tell-booking.ts';

/** Somebody who was said not to have come has not been served, whoever is right. */
function moveOf({ isNoShow }: Pick<BookingRow, 'isNoShow'>, isForCustomer: boolean) {
  if (isForCustomer) return 'resolve-customer';
  return isNoShow ? 'resolve-no-show' : 'resolve-seller';
}

/** A dispute was decided: a refund, the seller's payment, or some of both; the dispute tells both sides. */
export async function endDisputedBooking(tx: Tx, sale: SaleRow, decision: Decision): Promise<void> {
  const [known] = await lockBookings(tx, [sale]);
  if (known?.state !== 'Disputed') return;
  const actor = { by: 'admin', byUserId: decision.byUserId, reason: 'The dispute was decided' } as const;
  await payVerdict(tx, sale, { ...decision, ...actor });
  await stopSale(tx, sale, false);
  const isForCustomer = decision.outcome === 'buyer';
  const move = moveOf(known, isForCustomer);
  const booking = await moveBooking(tx, known, {
    move,
    ...actor,
    ...(isForCustomer && { set: { cancelReason: actor.reason, isNoShow: false } }),
  });
  if (move === 'resolve-seller' && sale.completedAt === null) await completeSale(tx, sale);
  await showBooking(tx, booking);
}
