import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';

interface Span {
  since: Date;
  until: Date;
}

/** What the seller's own list shows, so that a number and the list that it leads to agree. */
const isReceivedBy = (sellerId: number): SQL =>
  sql`seller_id = ${sellerId} and announced_at is not null and not hidden_for_seller`;

const listOf = (moments: readonly Date[]) =>
  sql.param(`{${moments.map((moment) => moment.toISOString()).join(',')}}`);

/** How many bookings reached a seller in each span. */
export async function bookingsIn(
  reader: Reader,
  sellerId: number,
  spans: readonly Span[],
): Promise<number[]> {
  const { rows } = await reader.execute<{ received: number }>(sql`
    select count(own.at)::int as received
    from unnest(${listOf(spans.map(({ since }) => since))}::timestamptz[],
      ${listOf(spans.map(({ until }) => until))}::timestamptz[]) with ordinality as s (since, until, place)
    left join (select announced_at as at from bookings.bookings
      where ${isReceivedBy(sellerId)}) own on own.at >= s.since and own.at < s.until
    group by s.place order by s.place`);
  return rows.map(({ received }) => received);
}

/** What needs a seller's attention. */
export interface ReceivedCounts {
  toAnswer: number;
  confirmed: number;
  inProgress: number;
  ever: number;
}

export async function countReceived(reader: Reader, sellerId: number): Promise<ReceivedCounts> {
  const { rows } = await reader.execute<ReceivedCounts & Record<string, unknown>>(sql`
    select count(*) filter (where state = 'Pending')::int as "toAnswer",
      count(*) filter (where state in ('Accepted', 'Accepted-Paid'))::int as confirmed,
      count(*) filter (where state = 'Inprocess')::int as "inProgress",
      count(*)::int as ever
    from bookings.bookings where ${isReceivedBy(sellerId)}`);
  return rows[0] ?? { toAnswer: 0, confirmed: 0, inProgress: 0, ever: 0 };
}
