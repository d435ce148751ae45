import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { journalLines, journals } from '../ledger/journal.tables.ts';

interface Span {
  since: Date;
  until: Date;
}

const listOf = (moments: readonly Date[]) =>
  sql.param(`{${moments.map((moment) => moment.toISOString()).join(',')}}`);

/** What a seller's sales brought in each span: less refunds and commission, whether paid out or not. */
export async function earnedIn(reader: Reader, sellerId: number, spans: readonly Span[]): Promise<number[]> {
  const { rows } = await reader.execute<{ cents: number }>(sql`
    select coalesce(sum(earned.cents), 0)::float8 as cents
    from unnest(${listOf(spans.map(({ since }) => since))}::timestamptz[],
      ${listOf(spans.map(({ until }) => until))}::timestamptz[]) with ordinality as s (since, until, place)
    left join (select -line.cents as cents, journal.at
      from ${journalLines} line join ${journals} journal on journal.id = line.journal_id
      where line.seller_id = ${sellerId} and line.account = 'payable'
        and journal.kind not like 'payout%') earned on earned.at >= s.since and earned.at < s.until
    group by s.place order by s.place`);
  return rows.map(({ cents }) => cents);
}
