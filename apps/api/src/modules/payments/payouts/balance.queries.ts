import type { Money } from '@souk/contract/shared/values';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { journalLines, journals } from '../ledger/journal.tables.ts';
import { parts } from '../parts/part.tables.ts';
import { payoutLines, payouts } from './payout.tables.ts';

type Standing = Record<
  'heldCents' | 'payableCents' | 'stoppedCents' | 'inTransitCents' | 'paidOutCents',
  number
>;

interface Account {
  sellerId: number;
  currency: Money['currency'];
}

/** Lines of the seller's account that no payout has claimed; what a part has earned whose payout is stopped says so. */
export const unclaimedLines = ({ sellerId, currency }: Account) => sql`
  select line.id, line.cents, line.cents <= 0 and exists (select from ${parts} part where part.is_payout_stopped
      and part.subject_kind = journal.subject_kind and part.subject_id = journal.subject_id
      and part.held_at is not null) as is_stopped
  from ${journalLines} line join ${journals} journal on journal.id = line.journal_id
  where line.seller_id = ${sellerId} and line.account = 'payable' and journal.currency = ${currency}
    and not exists (select from ${payoutLines} stamp where stamp.line_id = line.id)`;

/** Where a seller's money is, by the ledger. */
export async function standingOf(
  reader: Reader,
  sellerId: number,
  currency: Money['currency'],
): Promise<Standing> {
  const { rows } = await reader.execute<Record<keyof Standing, string>>(sql`
    select
      (select coalesce(-sum(line.cents), 0) from ${journalLines} line
        join ${journals} journal on journal.id = line.journal_id
        where line.seller_id = ${sellerId} and line.account = 'held' and journal.currency = ${currency})
        as "heldCents",
      coalesce(-sum(cents) filter (where not is_stopped), 0) as "payableCents",
      coalesce(-sum(cents) filter (where is_stopped), 0) as "stoppedCents",
      (select coalesce(sum(cents), 0) from ${payouts} where seller_id = ${sellerId}
        and currency = ${currency} and state in ('waiting', 'pending', 'processing')) as "inTransitCents",
      (select coalesce(sum(cents), 0) from ${payouts} where seller_id = ${sellerId}
        and currency = ${currency} and state = 'paid') as "paidOutCents"
    from (${unclaimedLines({ sellerId, currency })}) unclaimed`);
  const [row] = rows;
  if (!row) throw new Error('the sums were not answered');
  return {
    heldCents: Number(row.heldCents),
    payableCents: Number(row.payableCents),
    stoppedCents: Number(row.stoppedCents),
    inTransitCents: Number(row.inTransitCents),
    paidOutCents: Number(row.paidOutCents),
  };
}
