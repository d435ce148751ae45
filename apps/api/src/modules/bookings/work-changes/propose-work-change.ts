import { workChangeHours } from '@souk/contract/modules/bookings/work-change-values';
import { fromNow, hoursMs } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { say } from '../../../platform/texts/say.ts';
import { leastOfAny } from '../../payments/index.ts';
import { quoteChange } from '../../sales/index.ts';
import { sideOf } from '../bookings/booking.policy.ts';
import { lockBooking } from '../bookings/booking.queries.ts';
import type { BookingRow } from '../bookings/booking.tables.ts';
import { gstPercentOf } from '../bookings/gst-percent-of.ts';
import { changedSaleOf } from './changed-sale-of.ts';
import { holdExtraDays } from './extra-days.ts';
import { tellProposed } from './tell-work-change.ts';
import { insertWorkChange, openWorkChangesOf } from './work-change.queries.ts';
import { type ChangeForm, linesOf, sumsOf } from './work-change.rules.ts';
import type { WorkChangeRow } from './work-change.tables.ts';

/** What is to be done otherwise, priced; a change that changes nothing is refused. */
async function changedBy(tx: Tx, { sellerId }: BookingRow, form: ChangeForm) {
  const { items, extra_days: extraDays, note } = form;
  if (items.length === 0 && extraDays === 0)
    throw fieldProblem('items', say`Please say what changes: a line, or more days.`);
  const lines = linesOf(items, await gstPercentOf(tx, sellerId));
  return { lines, ...sumsOf(lines), extraDays, note: note ?? null };
}

/** Proposes a change of confirmed or running work, and signs it for the side that proposes it. */
export function proposeWorkChange(
  db: Reader,
  user: { id: number },
  bookingId: number,
  form: ChangeForm,
): Promise<WorkChangeRow> {
  return db.transaction(async (tx) => {
    const locked = await lockBooking(tx, bookingId);
    const { booking } = locked;
    const bySide = sideOf(booking, user);
    const sale = changedSaleOf(locked);
    if ((await openWorkChangesOf(tx, [bookingId])).has(bookingId)) throw new Problem('work-change-open');
    const changed = await changedBy(tx, booking, form);
    const leastCents = leastOfAny(booking.currency);
    await quoteChange(tx, sale, { cents: changed.totalCents, leastCents });

    const expiresAt = fromNow(hoursMs(workChangeHours));
    const change = await insertWorkChange(tx, { bookingId, bySide, ...changed, expiresAt }, user.id);
    await holdExtraDays(tx, booking, change);
    await tellProposed(tx, booking, change);
    return change;
  });
}
