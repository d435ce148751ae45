import type { TransactionKind } from '@souk/contract/modules/payments/transactions';
import type { Money } from '@souk/contract/shared/values';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { journalLines, journals } from '../ledger/journal.tables.ts';
import { parts } from '../parts/part.tables.ts';
import { payments } from '../payments/payment.tables.ts';

interface Wanted {
  sellerId: number;
  currency: Money['currency'];
  since?: Date | undefined;
  kind?: TransactionKind | undefined;
}

export interface TransactionRow {
  lineId: number;
  place: number;
  journalId: number;
  kind: TransactionKind;
  cents: number;
  balanceCents: number;
  subjectKind: string;
  subjectId: number;
  paymentNumber: string | null;
  description: string | null;
  at: Date;
}

/**
 * Every change of what the seller is owed, from the lines of their account. A sale or its refund makes three rows:
 * price, commission and its GST; such journals belong to one seller alone. The balance runs over all of them,
 * whatever filter is set.
 */
const changes = ({ sellerId, currency }: Wanted): SQL => sql`
  with own as (
    select line.id, line.journal_id, -line.cents as cents, journal.kind, journal.at, journal.reason,
      journal.subject_kind, journal.subject_id, journal.payment_id
    from ${journalLines} line join ${journals} journal on journal.id = line.journal_id
    where line.seller_id = ${sellerId} and line.account = 'payable' and journal.currency = ${currency}
  ), fees as (
    select own.id, coalesce(sum(fee.cents) filter (where fee.account = 'commission'), 0) as commission,
      coalesce(sum(fee.cents) filter (where fee.account = 'gst'), 0) as gst
    from own join ${journalLines} fee on fee.journal_id = own.journal_id
    where own.kind in ('release', 'refund') group by own.id
  ), told as (
    select own.*, 1 as place, case
        when own.kind = 'release' then 'sale' when own.kind = 'refund' then 'refund'
        when own.kind like 'payout%' then 'payout' when own.kind like 'chargeback%' then 'chargeback'
        else 'adjustment' end as told_kind,
      own.cents - coalesce(fees.commission, 0) - coalesce(fees.gst, 0) as amount
    from own left join fees on fees.id = own.id
    union all
    select own.*, 2, 'commission', fees.commission from own join fees on fees.id = own.id
    where fees.commission <> 0
    union all
    select own.*, 3, 'gst', fees.gst from own join fees on fees.id = own.id where fees.gst <> 0
  ), running as (
    select told.*, sum(amount) over (order by id, place) as balance from told
  )`;

const conditions = ({ since, kind }: Wanted): SQL => sql`
  where (${since?.toISOString() ?? null}::timestamptz is null or at >= ${since?.toISOString() ?? null})
    and (${kind ?? null}::text is null or told_kind = ${kind ?? null})`;

/** Newest first. */
export async function listTransactionRows(
  reader: Reader,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<TransactionRow[]> {
  const { rows } = await reader.execute<Record<keyof TransactionRow, string> & { at: Date }>(sql`
    ${changes(wanted)}
    select running.id as "lineId", place, journal_id as "journalId", told_kind as kind, amount as cents,
      balance as "balanceCents", running.subject_kind as "subjectKind", running.subject_id as "subjectId",
      payment.number as "paymentNumber", coalesce(part.description, running.reason) as description, at
    from running
    left join ${payments} payment on payment.id = running.payment_id
    left join ${parts} part on part.payment_id = running.payment_id and part.seller_id = ${wanted.sellerId}
      and part.subject_kind = running.subject_kind and part.subject_id = running.subject_id
    ${conditions(wanted)}
    order by running.id desc, place desc limit ${limit} offset ${offset}`);
  return rows.map((row) => ({
    lineId: Number(row.lineId),
    place: Number(row.place),
    journalId: Number(row.journalId),
    kind: row.kind as TransactionKind,
    cents: Number(row.cents),
    balanceCents: Number(row.balanceCents),
    subjectKind: row.subjectKind,
    subjectId: Number(row.subjectId),
    paymentNumber: row.paymentNumber,
    description: row.description,
    at: new Date(row.at),
  }));
}

export async function countTransactions(reader: Reader, wanted: Wanted): Promise<number> {
  const { rows } = await reader.execute<{ total: string }>(
    sql`${changes(wanted)} select count(*) as total from running ${conditions(wanted)}`,
  );
  return Number(rows[0]?.total ?? 0);
}
