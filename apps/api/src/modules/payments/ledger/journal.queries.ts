import type { Account } from '@souk/contract/modules/payments/ledger';
import { accounts } from '@souk/contract/modules/payments/ledger';
import { toPage } from '@souk/contract/shared/page';
import type { Money } from '@souk/contract/shared/values';
import { and, asc, desc, eq, inArray, sql, sum } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type JournalLineRow, type JournalRow, journalLines, journals } from './journal.tables.ts';

/** The balance of every account, including those that never moved. */
export async function listAccountBalances(
  reader: Reader,
  currency: Money['currency'],
): Promise<{ account: Account; cents: number }[]> {
  const rows = await reader
    .select({ account: journalLines.account, cents: sum(journalLines.cents) })
    .from(journalLines)
    .innerJoin(journals, eq(journals.id, journalLines.journalId))
    .where(eq(journals.currency, currency))
    .groupBy(journalLines.account);
  const byAccount = new Map(rows.map(({ account, cents }) => [account, Number(cents)]));
  return accounts.map((account) => ({ account, cents: byAccount.get(account) ?? 0 }));
}

export interface JournalWithLines {
  journal: JournalRow;
  lines: JournalLineRow[];
}

async function withLines(reader: Reader, rows: readonly JournalRow[]): Promise<JournalWithLines[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await reader
    .select()
    .from(journalLines)
    .where(inArray(journalLines.journalId, ids))
    .orderBy(asc(journalLines.id));
  const byJournal = Map.groupBy(lines, ({ journalId }) => journalId);
  return rows.map((journal) => ({ journal, lines: byJournal.get(journal.id) ?? [] }));
}

interface Wanted {
  account?: Account | undefined;
  seller_id?: number | undefined;
  payment_id?: number | undefined;
  page: number;
  page_size: number;
}

function isWanted({ account, seller_id, payment_id }: Wanted) {
  const touches = and(
    account ? eq(journalLines.account, account) : undefined,
    seller_id === undefined ? undefined : eq(journalLines.sellerId, seller_id),
  );
  return and(
    payment_id === undefined ? undefined : eq(journals.paymentId, payment_id),
    touches && inArray(journals.id, sql`(select journal_id from ${journalLines} where ${touches})`),
  );
}

/** A page of journals with their lines, newest first. */
export async function listJournalPage(reader: Reader, query: Wanted) {
  const condition = isWanted(query);
  const rows = await reader
    .select()
    .from(journals)
    .where(condition)
    .orderBy(desc(journals.id))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return toPage(await withLines(reader, rows), await reader.$count(journals, condition), query);
}

export async function getJournal(reader: Reader, journalId: number): Promise<JournalWithLines> {
  const [journal] = await withLines(
    reader,
    await reader.select().from(journals).where(eq(journals.id, journalId)),
  );
  if (!journal) throw new Problem('record-not-found');
  return journal;
}
