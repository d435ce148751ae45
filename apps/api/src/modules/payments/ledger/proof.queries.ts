import type { Account, LedgerFault } from '@souk/contract/modules/payments/ledger';
import { currencies, type Money } from '@souk/contract/shared/values';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { chargebacks } from '../chargebacks/chargeback.tables.ts';
import { parts } from '../parts/part.tables.ts';
import { payments } from '../payments/payment.tables.ts';
import { payouts } from '../payouts/payout.tables.ts';
import { refunds } from '../refunds/refund.tables.ts';
import { balances, journalLines, journals } from './journal.tables.ts';

type Currency = Money['currency'];

/** Each selects rows of what, where, in which currency, the expected amount and the actual one. */
type Proof = { fault: LedgerFault; query: SQL };

const unbalanced = sql`
  select 'journal ' || journal.id as at, journal.currency, 0 as expected, sum(line.cents) as found
  from ${journals} journal join ${journalLines} line on line.journal_id = journal.id
  group by journal.id having sum(line.cents) <> 0`;

const empty = sql`
  select 'journal ' || journal.id as at, journal.currency, 2 as expected, count(line.id) as found
  from ${journals} journal left join ${journalLines} line on line.journal_id = journal.id
  group by journal.id having count(line.id) < 2`;

/** The stored balance of what sellers are owed, against the lines it comes from. */
const payable = sql`
  select 'seller ' || seller_id as at, currency, coalesce(derived.cents, 0) as expected,
    coalesce(kept.cents, 0) as found
  from (
    select line.seller_id, journal.currency, -sum(line.cents) as cents
    from ${journalLines} line join ${journals} journal on journal.id = line.journal_id
    where line.account = 'payable' group by 1, 2
  ) derived full join (select seller_id, currency, cents from ${balances}) kept using (seller_id, currency)
  where coalesce(derived.cents, 0) <> coalesce(kept.cents, 0)`;

/** What is held for sellers, against the parts that were paid and neither released nor refunded. */
const held = sql`
  select 'seller ' || seller_id as at, currency, coalesce(derived.cents, 0) as expected,
    coalesce(booked.cents, 0) as found
  from (
    select part.seller_id, payment.currency, sum(part.cents - part.refunded_cents) as cents
    from ${parts} part join ${payments} payment on payment.id = part.payment_id
    where part.held_at is not null and part.released_at is null and part.seller_id is not null group by 1, 2
  ) derived full join (
    select line.seller_id, journal.currency, -sum(line.cents) as cents
    from ${journalLines} line join ${journals} journal on journal.id = line.journal_id
    where line.account = 'held' and journal.kind <> 'manual' group by 1, 2
  ) booked using (seller_id, currency)
  where coalesce(derived.cents, 0) <> coalesce(booked.cents, 0)`;

/** One account of the house against its expected balance; admins' manual journals are left out. */
const against = (account: Account, currency: Currency, { sign, expected }: { sign: 1 | -1; expected: SQL }) =>
  sql`
  select ${account}::text as at, ${currency}::text as currency, wanted.cents as expected, booked.cents as found
  from (select ${expected} as cents) wanted, (
    select coalesce(sum(line.cents), 0) * ${sign}::int as cents
    from ${journalLines} line join ${journals} journal on journal.id = line.journal_id
    where line.account = ${account} and journal.kind <> 'manual' and journal.currency = ${currency}
  ) booked
  where wanted.cents <> booked.cents`;

const total = (rows: SQL): SQL => sql`(select coalesce(sum(cents), 0) from ${rows})`;

/** Taken from payers, less what was returned to them, paid to sellers and charged back. */
const cash = (currency: Currency) => sql`
  ${total(sql`${payments} where paid_at is not null and currency = ${currency}`)}
  - (select coalesce(sum(cents - set_off_cents), 0) from ${refunds}
      where state = 'refunded' and paid_by = 'provider' and currency = ${currency})
  - ${total(sql`${payouts} where state = 'paid' and currency = ${currency}`)}
  - (select coalesce(sum(back.cents - case when back.answer = 'borne' then 0 else back.questioned_cents end), 0)
      from ${chargebacks} back join ${payments} payment on payment.id = back.payment_id
      where back.state in ('opened', 'lost') and payment.currency = ${currency})`;

const ofCurrency = (currency: Currency): Proof[] => [
  {
    fault: 'cash-differs',
    query: against('provider-cash', currency, { sign: 1, expected: cash(currency) }),
  },
  {
    fault: 'in-transit-differs',
    query: against('payouts-in-transit', currency, {
      sign: -1,
      expected: total(
        sql`${payouts} where state in ('waiting', 'pending', 'processing') and currency = ${currency}`,
      ),
    }),
  },
  {
    fault: 'refunds-due-differs',
    query: against('refunds-due', currency, {
      sign: -1,
      expected: sql`(select coalesce(sum(cents - set_off_cents), 0) from ${refunds}
        where state in ('approved', 'processing', 'failed') and currency = ${currency})`,
    }),
  },
];

const all: Proof[] = [
  { fault: 'journal-unbalanced', query: unbalanced },
  { fault: 'journal-without-lines', query: empty },
  { fault: 'balance-differs', query: payable },
  { fault: 'held-differs', query: held },
  ...currencies.flatMap(ofCurrency),
];

/** Differences reported per run; the first hundred of each fault are enough. */
const toldAtMost = 100;

/** Recalculates everything and returns what does not match. */
export async function findDifferences(reader: Reader) {
  const differences = [];
  for (const { fault, query } of all) {
    const { rows } = await reader.execute<{
      at: string;
      currency: Currency;
      expected: string;
      found: string;
    }>(sql`${query} limit ${toldAtMost}`);
    for (const { at, currency, expected, found } of rows)
      differences.push({
        fault,
        at,
        expected: { cents: Number(expected), currency },
        found: { cents: Number(found), currency },
      });
  }
  return differences;
}
