import type { Money } from '@souk/contract/shared/values';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { balances, journalLines, journals } from '../ledger/journal.tables.ts';
import { payouts } from './payout.tables.ts';

type Standing = Record<'heldCents' | 'payableCents' | 'inTransitCents' | 'paidOutCents', number>;

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
      (select coalesce(sum(cents), 0) from ${balances}
        where seller_id = ${sellerId} and currency = ${currency}) as "payableCents",
      (select coalesce(sum(cents), 0) from ${payouts} where seller_id = ${sellerId}
        and currency = ${currency} and state in ('waiting', 'pending', 'processing')) as "inTransitCents",
      (select coalesce(sum(cents), 0) from ${payouts} where seller_id = ${sellerId}
        and currency = ${currency} and state = 'paid') as "paidOutCents"`);
  const [row] = rows;
  if (!row) throw new Error('the sums were not answered');
  return {
    heldCents: Number(row.heldCents),
    payableCents: Number(row.payableCents),
    inTransitCents: Number(row.inTransitCents),
    paidOutCents: Number(row.paidOutCents),
  };
}
