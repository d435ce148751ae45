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
  const rows = await listInstalments(reader, sale.id);
  return {
    instalments: rows.filter(isAsked).map(({ id, label, cents, dueAt, state }) => ({
      id,
      label,
      amount: money(cents),
      due_at: dueAt?.toISOString() ?? null,
      is_paid: state === 'paid',
    })),
    last_payment: side === 'customer' ? await newestPaymentOf(reader, sale) : null,
    refunds: await listSaleRefunds(reader, sale),
  };
}

/** One booking with everything around it. */
export async function presentBookingDetail(
  reader: Reader,
  booking: BookingRow,
  side: Side,
): Promise<BookingDetail> {
  const [shown] = await presentBookings(reader, [booking], side);
  if (!shown) throw new Error('a booking was not presented');
  const sale = await findSale(reader, booking.id);
  const wanted = { subjectKind: bookingKind, subjectIds: [booking.id] };
  return {
    ...shown,
    ...(await moneyAround(reader, booking, sale, side)),
    if_cancelled: shown.moves.includes('cancel') ? await quoteOf(reader, { booking, sale, side }) : null,
    if_no_show: shown.moves.includes('no-show') ? await missedQuoteOf(reader, booking, sale) : null,
    work_changes: await presentWorkChanges(reader, await listWorkChanges(reader, booking.id), {
      booking,
      sale,
      side,
    }),
    dispute_id: (await findDisputesOf(reader, bookingKind, [booking.id])).get(booking.id)?.id ?? null,
    invoice_id: (await findInvoicesOf(reader, 'sale', wanted)).get(booking.id)?.id ?? null,
    history: await historyOf(reader, booking.id),
  };
}
