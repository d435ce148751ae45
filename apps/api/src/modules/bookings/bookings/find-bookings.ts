import type { BookingsQuery } from '@souk/contract/modules/bookings/bookings';
import { type BookingKind, type BookingState, bookingTabs } from '@souk/contract/modules/bookings/statuses';
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, not, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { startOfDay, startOfPeriod } from '../../../platform/period.ts';
import { timeReturning } from './booking.life.ts';
import type { Side } from './booking.policy.ts';
import { type BookingRow, bookings } from './booking.tables.ts';

interface Asked {
  user: { id: number };
  side: Side;
  /** The zone in which periods and days start. */
  timeZone: string;
  kind?: BookingKind | undefined;
  states?: readonly BookingState[];
}

/** Both sides see what is theirs and was not hidden; sellers see a request once it reached them. */
const isSeenBy = ({ user, side }: Pick<Asked, 'user' | 'side'>): SQL | undefined =>
  side === 'customer'
    ? and(eq(bookings.customerId, user.id), not(bookings.hiddenForCustomer))
    : and(eq(bookings.sellerId, user.id), not(bookings.hiddenForSeller), isNotNull(bookings.announcedAt));

interface Sought extends BookingsQuery {
  from?: string | undefined;
  until?: string | undefined;
}

/** Days of the seller's place, by their start. */
function startingIn({ from, until }: Sought, timeZone: string): (SQL | undefined)[] {
  return [
    from ? gte(bookings.startsAt, startOfDay(from, timeZone)) : undefined,
    until ? lt(bookings.startsAt, startOfDay(until, timeZone, 1)) : undefined,
  ];
}

/** A page of somebody's bookings: the newest first, those of certain days in the order of the day. */
export async function findBookings(
  reader: Reader,
  asked: Asked,
  sought: Sought,
): Promise<{ rows: BookingRow[]; total: number }> {
  const { timeZone, states } = asked;
  const { status, tab, date_filter: period, module_type: type, page, page_size: size } = sought;
  const kind = asked.kind ?? type;
  const isWanted = and(
    isSeenBy(asked),
    kind ? eq(bookings.kind, kind) : undefined,
    states ? inArray(bookings.state, [...states]) : undefined,
    status ? eq(bookings.state, status) : undefined,
    tab ? inArray(bookings.state, [...bookingTabs[tab]]) : undefined,
    period ? gte(bookings.createdAt, startOfPeriod(period, timeZone)) : undefined,
    ...startingIn(sought, timeZone),
  );
  const isByDay = sought.from !== undefined || sought.until !== undefined;
  const rows = await reader
    .select()
    .from(bookings)
    .where(isWanted)
    .orderBy(...(isByDay ? [asc(bookings.startsAt), asc(bookings.id)] : [desc(bookings.id)]))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await reader.$count(bookings, isWanted) };
}

/** More bookings than anybody has in a month. */
const mostOfMonth = 2000;

/** What takes time in a span, by its start. */
export const bookingsBetween = (
  reader: Reader,
  asked: Pick<Asked, 'user' | 'side' | 'kind'>,
  [from, until]: readonly [Date, Date],
): Promise<BookingRow[]> =>
  reader
    .select()
    .from(bookings)
    .where(
      and(
        isSeenBy(asked),
        asked.kind ? eq(bookings.kind, asked.kind) : undefined,
        not(inArray(bookings.state, [...timeReturning])),
        gte(bookings.startsAt, from),
        lt(bookings.startsAt, until),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(mostOfMonth);
