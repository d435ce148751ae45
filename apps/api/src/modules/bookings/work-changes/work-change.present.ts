import type { WorkChange } from '@souk/contract/modules/bookings/work-change-values';
import { moneyOf } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { leastOfAny } from '../../payments/index.ts';
import { type ChangeQuote, quoteChange, type SaleRow } from '../../sales/index.ts';
import type { Side } from '../bookings/booking.policy.ts';
import type { BookingRow } from '../bookings/booking.tables.ts';
import { isChangeable, openMovesOf } from './work-change.rules.ts';
import type { WorkChangeRow } from './work-change.tables.ts';

interface Around {
  booking: BookingRow;
  sale: SaleRow | null;
  side: Side;
}

/** What signing an open change would do to the money now; null where it cannot be signed. */
async function quoteOf(
  reader: Reader,
  { state, totalCents: cents }: WorkChangeRow,
  { booking, sale }: Around,
): Promise<ChangeQuote | null> {
  if (state !== 'Proposed' || !sale || !isChangeable(booking.state)) return null;
  const leastCents = leastOfAny(booking.currency);
  return quoteChange(reader, sale, { cents, leastCents }).catch((error: unknown) => {
    if (error instanceof Problem) return null;
    throw error;
  });
}

type Cash = (cents: number) => WorkChange['total'];

const presentEffect = ({ addCents, shares, refundCents }: ChangeQuote, money: Cash) => ({
  to_pay: money(addCents),
  not_to_pay: money(shares.reduce((sum, { cents }) => sum + cents, 0)),
  refund: money(refundCents),
});

const itemsOf = ({ lines }: WorkChangeRow, money: Cash): WorkChange['items'] =>
  lines.map(({ description, quantity, unitCents, isLess, totalCents, isGstFree }) => ({
    description,
    quantity,
    unit_price: money(unitCents),
    is_less: isLess,
    total: money(totalCents),
    is_gst_free: isGstFree,
  }));

async function presentOne(reader: Reader, change: WorkChangeRow, around: Around): Promise<WorkChange> {
  const { booking, side } = around;
  const money = moneyOf(booking.currency);
  const quote = await quoteOf(reader, change, around);
  return {
    work_change_id: change.id,
    booking_id: booking.id,
    number: change.number,
    status: change.state,
    role: side,
    proposed_by: change.bySide,
    customer_name: booking.customerName,
    seller_name: booking.sellerName,
    items: itemsOf(change, money),
    total: money(change.totalCents),
    gst: money(change.gstCents),
    extra_days: change.extraDays,
    note: change.note,
    reason: change.reason,
    effect: quote && presentEffect(quote, money),
    refunded: money(change.refundedCents),
    proposed_at: change.createdAt.toISOString(),
    answered_at: change.answeredAt?.toISOString() ?? null,
    expires_at: change.expiresAt.toISOString(),
    moves: openMovesOf(change, side, quote !== null),
  };
}

/** Changes of one booking as one of its sides sees them; only the open one needs its money looked up. */
export async function presentWorkChanges(
  reader: Reader,
  changes: readonly WorkChangeRow[],
  around: Around,
): Promise<WorkChange[]> {
  const shown: WorkChange[] = [];
  for (const change of changes) shown.push(await presentOne(reader, change, around));
  return shown;
}
