import type { BookingMove, BookingState } from '@souk/contract/modules/bookings/statuses';
import { and, asc, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { publish } from '../../../platform/events/events.ts';
import { recordMove } from '../../../platform/states.ts';
import { bookTime, releaseTime } from '../../availability/index.ts';
import { keepEntries } from '../../calendar/index.ts';
import { findLockedSale, type SaleRow } from '../../sales/index.ts';
import { bookingCalledOff } from '../events.ts';
import { lapseWorkChange } from '../work-changes/lapse-work-change.ts';
import { isChangeable } from '../work-changes/work-change.rules.ts';
import { bookingKind, bookingLife, timeReturning } from './booking.life.ts';
import { dueAtOf } from './booking.rules.ts';
import { type BookingRow, bookings } from './booking.tables.ts';
import { calendarEntriesOf } from './calendar-entries-of.ts';
import { planReminders } from './plan-reminders.ts';

export async function getBooking(reader: Reader, bookingId: number): Promise<BookingRow> {
  const [booking] = await reader.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) throw new Problem('record-not-found');
  return booking;
}

export interface LockedBooking {
  booking: BookingRow;
  /** Null where nothing was sold yet, or nothing goes through the house. */
  sale: SaleRow | null;
}

/** Locks a booking until the transaction ends: its sale first, as everywhere. */
export async function lockBooking(tx: Tx, bookingId: number): Promise<LockedBooking> {
  const sale = await findLockedSale(tx, bookingId);
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId)).for('update');
  if (!booking) throw new Problem('record-not-found');
  return { booking, sale };
}

/** Locks the bookings of these sales, which are locked, in the order of their ids. */
export const lockBookings = (tx: Tx, sales: readonly { id: number }[]): Promise<BookingRow[]> =>
  tx
    .select()
    .from(bookings)
    .where(
      inArray(
        bookings.id,
        sales.map(({ id }) => id),
      ),
    )
    .orderBy(asc(bookings.id))
    .for('update');

export const listBookingsById = async (reader: Reader, ids: readonly number[]): Promise<BookingRow[]> =>
  ids.length === 0
    ? []
    : reader
        .select()
        .from(bookings)
        .where(inArray(bookings.id, [...ids]));

/** Whether somebody has booked with this seller before; what was called off does not count, nor does one booking. */
export async function hasBooked(
  reader: Reader,
  customerId: number,
  sellerId: number,
  besidesId?: number,
): Promise<boolean> {
  const [found] = await reader
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.customerId, customerId),
        eq(bookings.sellerId, sellerId),
        notInArray(bookings.state, [...timeReturning]),
        besidesId === undefined ? undefined : ne(bookings.id, besidesId),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** What is still to come and not called off, on either side; sellers see a request once it reached them. */
export const countComing = (userId: number): SQL => sql`select count(*) from bookings.bookings b
  where (b.customer_id = ${userId} or (b.seller_id = ${userId} and b.announced_at is not null))
    and b.starts_at > ${clock.now().toISOString()}
    and b.state in ('Pending', 'Amount-Paid-Pending', 'Accepted', 'Accepted-Paid')`;

export const claimantOf = ({ id }: { id: number }) => ({ kind: bookingKind, id });

/** Both sides' calendars say what the booking says. */
const tellCalendars = (tx: Tx, booking: BookingRow): Promise<void> =>
  keepEntries(tx, claimantOf(booking), calendarEntriesOf(booking));

type NewBooking = Omit<typeof bookings.$inferInsert, 'state' | 'dueAt'>;

/** Writes a new booking; its time is claimed after it, because the claim names it. */
export async function insertBooking(
  tx: Tx,
  fresh: NewBooking,
  by: { role: 'customer' | 'seller'; userId: number },
): Promise<BookingRow> {
  const state = bookingLife.first;
  const dueAt = dueAtOf(fresh, state, clock.now());
  const [booking] = await tx
    .insert(bookings)
    .values({ ...fresh, state, dueAt })
    .returning();
  if (!booking) throw new Error('the booking was not written');
  const record = { subjectId: booking.id, move: 'book', from: null, to: state, by: by.role };
  await recordMove(tx, bookingLife, { ...record, byUserId: by.userId }, dueAt ?? undefined);
  await tellCalendars(tx, booking);
  return booking;
}

const momentOf: Partial<Record<BookingState, keyof BookingRow>> = {
  Accepted: 'confirmedAt',
  'Amount-Paid-Pending': 'confirmedAt',
  'Accepted-Paid': 'confirmedAt',
  Inprocess: 'startedAt',
  'Job-Done': 'doneAt',
  Completed: 'completedAt',
  Cancelled: 'cancelledAt',
  Rejected: 'cancelledAt',
  Expired: 'cancelledAt',
};

/** When each state was first reached. */
function stamp(booking: BookingRow, state: BookingState): Partial<BookingRow> {
  const column = momentOf[state];
  return column && booking[column] === null ? { [column]: clock.now() } : {};
}

const disputable = ['Accepted-Paid', 'Inprocess', 'Job-Done', 'Completed', 'Cancelled'] as const;

/** The state to return to if the dispute is withdrawn. */
const disputed = (state: BookingState): BookingRow['stateBeforeDispute'] =>
  disputable.find((each) => each === state) ?? null;

/** A confirmed booking has its time for good; one that is called off gives it back. */
async function settleTime(tx: Tx, booking: BookingRow, state: BookingState): Promise<void> {
  const claimant = claimantOf(booking);
  if (timeReturning.includes(state)) await releaseTime(tx, claimant);
  else if (booking.state === 'Pending' && state !== 'Pending') await bookTime(tx, claimant);
}

/** What a change of the work, or a choice of other services, changes. */
type Changed =
  | ('title' | 'lines' | 'reductions' | 'needs' | 'extraDays')
  | ('subTotalCents' | 'discountCents' | 'gstCents' | 'totalCents');

export interface Moved {
  move: BookingMove;
  /** Role in the life. */
  by: 'customer' | 'seller' | 'admin' | 'system';
  byUserId?: number | null;
  reason?: string | undefined;
  set?: Partial<Pick<BookingRow, 'cancelReason' | 'isNoShow' | 'paidAt' | 'startsAt' | 'endsAt' | Changed>>;
}

/** Moves the booking or throws the life's refusal: the only writer of its state. */
export async function moveBooking(tx: Tx, booking: BookingRow, moved: Moved): Promise<BookingRow> {
  const { move, by, byUserId = null, reason, set = {} } = moved;
  const state = bookingLife.next(booking.state, move, by);
  const at = clock.now();
  const dueAt = dueAtOf({ ...booking, ...set }, state, at);
  const stateBeforeDispute = state === 'Disputed' ? disputed(booking.state) : null;
  const [written] = await tx
    .update(bookings)
    .set({ ...stamp(booking, state), ...set, state, stateBeforeDispute, dueAt })
    .where(eq(bookings.id, booking.id))
    .returning();
  if (!written) throw new Error('the booking was not moved');
  await settleTime(tx, booking, state);
  if (timeReturning.includes(state) && move !== 'no-show')
    await publish(tx, bookingCalledOff, { bookingId: booking.id });
  await tellCalendars(tx, written);
  await planReminders(tx, booking, written);
  if (isChangeable(booking.state) && !isChangeable(state)) await lapseWorkChange(tx, written);
  const record = { subjectId: booking.id, move, from: booking.state, to: state, by, byUserId, reason };
  await recordMove(tx, bookingLife, record, dueAt ?? undefined);
  return written;
}

type Noted = Partial<
  Pick<BookingRow, 'announcedAt' | 'note' | 'paidAt' | 'hiddenForCustomer' | 'hiddenForSeller'>
>;

/** Writes something about a locked booking that is no move. */
export async function noteBooking(tx: Tx, { id }: BookingRow, noted: Noted): Promise<BookingRow> {
  const [booking] = await tx.update(bookings).set(noted).where(eq(bookings.id, id)).returning();
  if (!booking) throw new Error('the booking was not written');
  await tellCalendars(tx, booking);
  return booking;
}
