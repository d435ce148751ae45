import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import { moneyOf } from '@souk/contract/shared/values';
import { and, asc, eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { moves } from '../../../platform/platform.tables.ts';
import { findDisputesOf } from '../../disputes/index.ts';
import { findInvoicesOf } from '../../payments/index.ts';
import type { InstalmentRow, SaleRow } from '../../sales/index.ts';
import {
  findSale,
  listInstalments,
  listSaleRefunds,
  newestPaymentOf,
  quoteCancellation,
} from '../../sales/index.ts';
import { presentWorkChanges } from '../work-changes/work-change.present.ts';
import { listWorkChanges } from '../work-changes/work-change.queries.ts';
import { bookingKind, bookingLife } from './booking.life.ts';
import type { Side } from './booking.policy.ts';
import { presentBookings } from './booking.present.ts';
import type { BookingRow } from './booking.tables.ts';

async function historyOf(reader: Reader, bookingId: number): Promise<BookingDetail['history']> {
  const rows = await reader
    .select()
    .from(moves)
    .where(and(eq(moves.life, bookingLife.name), eq(moves.subjectId, bookingId)))
    .orderBy(asc(moves.id));
  return rows.map(({ move, toState, byRole, reason, at }) => ({
    move,
    status: toState as BookingRow['state'],
    by: byRole,
    reason,
    at: at.toISOString(),
  }));
}

/** What cancelling gives back now; a request that was not confirmed gives back all of it. */
async function quoteOf(
  reader: Reader,
  { booking, sale, side }: { booking: BookingRow; sale: SaleRow | null; side: Side },
): Promise<BookingDetail['if_cancelled']> {
  const money = moneyOf(booking.currency);
  if (!sale) return { refund: money(0), kept: money(0), valid_until: null };
  const isCertain = booking.state !== 'Pending' && side === 'customer';
  const quote = await quoteCancellation(reader, sale, isCertain ? 'buyer' : 'seller');
  return {
    refund: money(quote.refundCents),
    kept: money(quote.retainedCents),
    valid_until: quote.validUntil?.toISOString() ?? null,
  };
}

/** What the terms give back to somebody who does not come. */
async function missedQuoteOf(
  reader: Reader,
  booking: BookingRow,
  sale: SaleRow | null,
): Promise<BookingDetail['if_no_show']> {
  const money = moneyOf(booking.currency);
  if (!sale) return { refund: money(0), kept: money(0), valid_until: null };
  const quote = await quoteCancellation(reader, sale, 'no-show');
  return { refund: money(quote.refundCents), kept: money(quote.retainedCents), valid_until: null };
}

/** What was dropped is asked of nobody. */
const isAsked = ({ state }: InstalmentRow): boolean => state !== 'dropped';

async function moneyAround(reader: Reader, booking: BookingRow, sale: SaleRow | null, side: Side) {
  if (!sale) return { instalments: [], last_payment: null, refunds: [] };
  const money = moneyOf(booking.currency);
  const [rows, payment, refunds] = await Promise.all([
    listInstalments(reader, sale.id),
    side === 'customer' ? newestPaymentOf(reader, sale) : null,
    listSaleRefunds(reader, sale),
  ]);
  return {
    instalments: rows.filter(isAsked).map(({ id, label, cents, dueAt, state }) => ({
      id,
      label,
      amount: money(cents),
      due_at: dueAt?.toISOString() ?? null,
      is_paid: state === 'paid',
    })),
    last_payment: payment,
    refunds,
  };
}

/** One booking with everything around it. */
export async function presentBookingDetail(
  reader: Reader,
  booking: BookingRow,
  side: Side,
): Promise<BookingDetail> {
  const wanted = { subjectKind: bookingKind, subjectIds: [booking.id] };
  const [[shown], sale, disputes, invoices, history, changes] = await Promise.all([
    presentBookings(reader, [booking], side),
    findSale(reader, booking.id),
    findDisputesOf(reader, bookingKind, [booking.id]),
    findInvoicesOf(reader, 'sale', wanted),
    historyOf(reader, booking.id),
    listWorkChanges(reader, booking.id),
  ]);
  if (!shown) throw new Error('a booking was not presented');
  const [money, cancelled, missed, workChanges] = await Promise.all([
    moneyAround(reader, booking, sale, side),
    shown.moves.includes('cancel') ? quoteOf(reader, { booking, sale, side }) : null,
    shown.moves.includes('no-show') ? missedQuoteOf(reader, booking, sale) : null,
    presentWorkChanges(reader, changes, { booking, sale, side }),
  ]);
  return {
    ...shown,
    ...money,
    if_cancelled: cancelled,
    if_no_show: missed,
    work_changes: workChanges,
    dispute_id: disputes.get(booking.id)?.id ?? null,
    invoice_id: invoices.get(booking.id)?.id ?? null,
    history,
  };
}
